// The screen of the tutorial's Objective-C port: an elastic header over a list, and a list to pull.
@import UIKit;
@import AVFoundation;
@import ElasticApple;

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
  if (![self.header setStyleValue:@"0.5" forName:@"dampingRatio"]) {
    NSLog(@"one of %lu names", (unsigned long)self.header.styleNames.count);
  }
  self.header.onSettle = ^{ NSLog(@"at rest"); };
  [self.view addSubview:self.header];

  self.table = [[UITableView alloc] initWithFrame:self.view.bounds];
  self.refresh = [[ELRefreshControl alloc] initWithEnd:ELRefreshEndTop];
  [self.refresh addTarget:self
                   action:@selector(reload)
         forControlEvents:UIControlEventValueChanged];
  self.refresh.spokenLabel = @"Refresh messages";
  self.refresh.onIndicator = ^(double progress, BOOL isBusy) { NSLog(@"%f", progress); };
  self.refresh.onCancel = ^{ NSLog(@"no longer wanted"); };
  self.table.elasticRefreshControl = self.refresh;
  self.table.elasticLoadMoreControl = [[ELRefreshControl alloc] initWithEnd:ELRefreshEndBottom];
  [self.view addSubview:self.table];
}

- (void)reload {
  if (!self.refresh.isRefreshing) { return; }
  [self.table reloadData];
  self.table.elasticLoadMoreControl.loadsAutomatically = YES;
  [self.refresh endRefreshing];
}

@end

ELFlowingMenuController *MenuOver(UIViewController *page, UIViewController *list) {
  ELFlowingMenuController *root = [[ELFlowingMenuController alloc] initWithContent:page menu:list];
  root.onSlide = ^(double share) { NSLog(@"%f open", share); };
  root.menuOpen = YES;
  [root setMenuOpen:NO animated:YES completion:^(BOOL isThere) { NSLog(@"%d", isThere); }];
  return root;
}

ELFlowingMenuTransition *PresentOver(UIViewController *page) {
  ELFlowingMenuTransition *transition = [[ELFlowingMenuTransition alloc] init];
  [transition attachToPage:page menu:^{ return [[UIViewController alloc] init]; }];
  [transition setStyleValue:@"end" forName:@"edge"];
  [transition open];
  return transition;
}

// Refused content, settings and presets answer with an error of the domain "ElasticKit".
BOOL Change(ELShapeView *shape, NSError **error) {
  [ELShapeView appearance].lineWidth = 2;
  shape.highlightedColor = shape.color;
  return [shape loadShapeSVG:@"M0 0H100V60H0Z" error:error]
      && [shape setStyleValue:@"3" forName:@"lineWidth" error:error]
      && [shape usePresetNamed:@"jelly" error:error];
}

BOOL ChangeMenus(ELFlowingMenuController *root, ELFlowingMenuTransition *transition, NSError **error) {
  transition.onRest = ^(BOOL isOpen) { NSLog(@"%d", isOpen); };
  transition.onSlide = ^(double share) { NSLog(@"%f open", share); };
  NSLog(@"%@ %f", transition.stateName, transition.progress);
  return [root setStyleValue:@"end" forName:@"edge" error:error] && [transition usePresetNamed:@"calm" error:error];
}

// One object can be the delegate of all; each method is optional.
@interface Listener : NSObject <ELFlowingMenuControllerDelegate, ELSurfaceViewDelegate, ELShapeViewDelegate,
                                ELMessageBalloonViewDelegate, ELLyricBallViewDelegate, ELRefreshControlDelegate>
@end

@implementation Listener
- (void)flowingMenuDidOpen:(ELFlowingMenuController *)controller { NSLog(@"open"); }
- (void)elasticSurfaceView:(ELSurfaceView *)view didMoveTo:(double)inset { NSLog(@"content from %f", inset); }
- (void)elasticShapeViewDidActivate:(ELShapeView *)view { NSLog(@"tapped"); }
- (void)messageBalloonViewDidStop:(ELMessageBalloonView *)view { NSLog(@"has typed"); }
- (void)lyricBallView:(ELLyricBallView *)view didBeginLine:(NSInteger)line { NSLog(@"line %ld", (long)line); }
- (void)lyricBallViewHasNoWords:(ELLyricBallView *)view { NSLog(@"an empty song"); }
- (void)elasticRefreshControlDidCancel:(ELRefreshControl *)control { NSLog(@"no longer wanted"); }
@end

void Listen(Listener *listener, ELFlowingMenuController *menu, ELSurfaceView *surface, ELShapeView *shape,
            ELMessageBalloonView *balloon, ELLyricBallView *ball, ELRefreshControl *refresh) {
  menu.delegate = listener;
  surface.delegate = listener;
  shape.delegate = listener;
  balloon.delegate = listener;
  ball.delegate = listener;
  refresh.delegate = listener;
}

// Plain words, each with its own seconds; a refused number or a song without words is an error.
BOOL SingWords(ELLyricBallView *ball, UIFont *font, NSError **error) {
  ball.font = font;
  ball.sungColor = ball.ballColor;
  return [ball loadWords:@"Twinkle, twinkle, little star" durations:@[ @0.6, @0.6, @0.5 ] error:error];
}

BOOL Read(ELLyricBallView *ball, NSData *song, NSError **error) {
  if (![ball loadSong:song error:error]) { return NO; }
  ball.reading = ELLyricsReadingRows;
  ball.seeksOnTap = YES;
  [ball togglePlayback];
  return YES;
}

BOOL Sing(ELLyricBallView *ball, NSData *song, AVPlayer *player, double (^clock)(void)) {
  if (![ball loadSong:song]) { return NO; }
  ball.onWord = ^(NSInteger word) { NSLog(@"word %ld", (long)word); };
  if (player) {
    [ball bindToPlayer:player];
  } else if (clock) {
    [ball bindToClock:clock];
  } else {
    ball.rate = 1.5;
    [ball seekToTime:ball.duration / 2];
    if (!ball.isPlaying) { [ball play]; }
  }
  return YES;
}

void Wobble(ELShapeView *button) {
  button.color = [UIColor colorWithRed:1 green:0.2 blue:0.3 alpha:1];
  if ([button setShapeFromSVG:@"M50 90L10 50A20 20 0 0 1 50 20A20 20 0 0 1 90 50Z"]) { [button poke]; }
}

void Type(ELMessageBalloonView *balloon) {
  if (!balloon.isAnimating) { [balloon startAnimating]; }
  if (![balloon setShapeFromSVG:@"M0 0H100V60H0Z"]) { [balloon hideBalloon]; }
}
