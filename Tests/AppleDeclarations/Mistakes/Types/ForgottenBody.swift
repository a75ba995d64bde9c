// type 'Bodiless' does not conform to protocol 'View'
import ElasticKit
import SwiftUI

struct Bodiless: View {}
