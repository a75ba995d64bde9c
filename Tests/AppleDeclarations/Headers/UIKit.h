// documentation/uikit
@import Foundation;

typedef NSUInteger UIViewAutoresizing;
enum { UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleHeight = 16 };
typedef NSUInteger UIControlEvents;
enum { UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered = 8192 };

@interface UIColor : NSObject
+ (nonnull UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
@end

@interface UIResponder : NSObject
@end

@interface UIView : UIResponder
- (nonnull instancetype)initWithFrame:(CGRect)frame;
- (nullable instancetype)initWithCoder:(nonnull NSCoder *)coder;
+ (nonnull instancetype)appearance;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, strong, null_resettable) UIColor *tintColor;
- (void)addSubview:(nonnull UIView *)view;
@end

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target action:(nonnull SEL)action
    forControlEvents:(UIControlEvents)events;
@end

@interface UIScrollView : UIView
@end

@interface UITableView : UIScrollView
- (void)reloadData;
@end

@interface UIViewController : UIResponder
- (nonnull instancetype)initWithNibName:(nullable NSString *)name
                                 bundle:(nullable NSBundle *)bundle;
- (nullable instancetype)initWithCoder:(nonnull NSCoder *)coder;
@property (nonatomic, strong, null_resettable) UIView *view;
- (void)viewDidLoad;
@end

@protocol UIViewControllerContextTransitioning <NSObject>
@end
@protocol UIViewControllerTransitioningDelegate <NSObject>
@end
@protocol UIViewControllerAnimatedTransitioning <NSObject>
@end
@protocol UIViewControllerInteractiveTransitioning <NSObject>
@end
