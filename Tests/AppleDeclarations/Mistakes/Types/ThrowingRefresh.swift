// invalid conversion from throwing function
import ElasticKit
import SwiftUI

struct Throwing: View {
  var body: some View {
    Text("Page").elasticRefreshable { try await Task.sleep(nanoseconds: 1) }
  }
}
