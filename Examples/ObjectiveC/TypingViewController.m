@import ElasticApple;
@import UIKit;

// A balloon and a table of a storyboard, and a pull that reloads the table.
@interface TypingViewController : UIViewController
@property (nonatomic, weak) IBOutlet ELMessageBalloonView *balloon;
@property (nonatomic, weak) IBOutlet UITableView *table;
@property (nonatomic, strong) ELRefreshControl *refresh;
@end

@implementation TypingViewController

// The linker leaves out a class that only a storyboard names, so refer to it in code.
+ (void)initialize {
  [ELMessageBalloonView class];
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.balloon.dotColor = [UIColor colorWithRed:0.2 green:0.5 blue:0.9 alpha:1];

  self.refresh = [[ELRefreshControl alloc] initWithEnd:ELRefreshEndTop];
  [self.refresh addTarget:self
                   action:@selector(reload)
         forControlEvents:UIControlEventValueChanged];
  // Set a setting without a property by its name.
  NSError *error = nil;
  if (![self.refresh setStyleValue:@"80" forName:@"triggerOffset" error:&error]) {
    NSLog(@"%@", error);
  }
  self.table.elasticRefreshControl = self.refresh;
}

- (void)reload {
  [self.table reloadData];
  [self.refresh endRefreshing];
}

// The action of a button in the storyboard.
- (IBAction)toggleTyping:(id)sender {
  if (self.balloon.isAnimating) {
    [self.balloon stopAnimating];
  } else {
    [self.balloon startAnimating];
  }
}

@end
