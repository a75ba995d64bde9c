// The screen of the tutorial's Objective-C port: an elastic header over a list, and a list to pull.
@import UIKit;
@import AVFoundation;
#import "ElasticApple-Swift.h"

@interface ElasticViewController : UIViewController
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) ELSurfaceView *header;
@property (nonatomic, strong) ELRefreshControl *refresh;
@end

@implementation ElasticViewController

- (void)viewDidLoad {
  [super viewDidLoad];

  self.header = [[ELSurfaceView alloc] initWithFrame:self.view.bounds];
  self.header.autoresizingMask =
      UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  self.header.color = [UIColor colorWithRed:91.0 / 255 green:144.0 / 255 blue:212.0 / 255 alpha:1];
  self.header.showsControlPoints = YES;
  self.header.onSettle = ^{ NSLog(@"at rest"); };
  [self.view addSubview:self.header];

  self.table = [[UITableView alloc] initWithFrame:self.view.bounds];
  self.refresh = [[ELRefreshControl alloc] initWithEnd:ELRefreshEndTop];
  [self.refresh addTarget:self
                   action:@selector(reload)
         forControlEvents:UIControlEventValueChanged];
  self.table.elasticRefreshControl = self.refresh;
  [self.view addSubview:self.table];
}

- (void)reload {
  if (!self.refresh.isRefreshing) { return; }
  [self.table reloadData];
  [self.refresh endRefreshing];
}

@end

ELFlowingMenuController *MenuOver(UIViewController *page, UIViewController *list) {
  ELFlowingMenuController *root = [[ELFlowingMenuController alloc] initWithContent:page menu:list];
  root.onSlide = ^(double share) { NSLog(@"%f open", share); };
  root.menuOpen = YES;
  return root;
}

BOOL Sing(ELLyricBallView *ball, NSData *song, AVPlayer *player) {
  if (![ball loadSong:song]) { return NO; }
  [ball bindToPlayer:player];
  [ball seekToTime:12.5];
  return YES;
}

void Type(ELMessageBalloonView *balloon) {
  if (!balloon.isAnimating) { [balloon startAnimating]; }
  if (![balloon setShapeFromSVG:@"M0 0H100V60H0Z"]) { [balloon hideBalloon]; }
}
