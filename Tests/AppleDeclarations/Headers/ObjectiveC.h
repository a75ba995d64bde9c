// documentation/objectivec
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)

@protocol NSObject
@end

// Swift's name of that protocol, which a compiler on Linux does not translate back.
@protocol NSObjectProtocol <NSObject>
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)initialize;
+ (nonnull Class)class;
+ (nonnull instancetype)alloc;
+ (nonnull instancetype)new;
- (nonnull instancetype)init;
@end
