// documentation/avfoundation
@import Foundation;

@interface AVPlayer : NSObject
@end
