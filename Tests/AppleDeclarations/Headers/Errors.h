// What Swift's rules make of the functions that throw: added to the header that comes out of the sources.

@interface ELComponentView (Errors)
// selector setStyleValue:forName:error:
- (BOOL)setStyleValue:(nonnull NSString *)text
              forName:(nonnull NSString *)name
                error:(NSError *_Nullable *_Nullable)error;
// selector usePresetNamed:error:
- (BOOL)usePresetNamed:(nonnull NSString *)name error:(NSError *_Nullable *_Nullable)error;
@end

@interface ELFlowingMenuController (Errors)
- (BOOL)setStyleValue:(nonnull NSString *)text
              forName:(nonnull NSString *)name
                error:(NSError *_Nullable *_Nullable)error;
- (BOOL)usePresetNamed:(nonnull NSString *)name error:(NSError *_Nullable *_Nullable)error;
@end

@interface ELFlowingMenuTransition (Errors)
- (BOOL)setStyleValue:(nonnull NSString *)text
              forName:(nonnull NSString *)name
                error:(NSError *_Nullable *_Nullable)error;
- (BOOL)usePresetNamed:(nonnull NSString *)name error:(NSError *_Nullable *_Nullable)error;
@end

@interface ELShapeView (Errors)
// selector loadShapeSVG:error:
- (BOOL)loadShapeSVG:(nonnull NSString *)text error:(NSError *_Nullable *_Nullable)error;
@end

@interface ELMessageBalloonView (Errors)
- (BOOL)loadShapeSVG:(nonnull NSString *)text error:(NSError *_Nullable *_Nullable)error;
@end

@interface ELLyricBallView (Errors)
// selector loadSong:error:
- (BOOL)loadSong:(nonnull NSData *)file error:(NSError *_Nullable *_Nullable)error;
// selector loadWords:durations:error:
- (BOOL)loadWords:(nonnull NSString *)words
        durations:(nonnull NSArray<NSNumber *> *)durations
            error:(NSError *_Nullable *_Nullable)error;
@end
