// documentation/foundation
@import ObjectiveC;
@import CoreGraphics;

@interface NSString : NSObject
@end

__attribute__((objc_runtime_visible))
@interface NSConstantString : NSString
@end

@interface NSCoder : NSObject
@end

@interface NSBundle : NSObject
@end

@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
+ (nonnull instancetype)arrayWithObjects:(const ObjectType _Nonnull *_Nullable)objects count:(NSUInteger)count;
@end

@interface NSNumber : NSObject
+ (nonnull NSNumber *)numberWithDouble:(double)value;
@end

@interface NSData : NSObject
@end

@interface NSError : NSObject
@end

extern void NSLog(NSString * _Nonnull format, ...);
