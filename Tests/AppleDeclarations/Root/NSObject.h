// documentation/objectivec/nsobject-swift.class, and Foundation's categories of it
//
// The root of all classes is one of Objective-C's, read by the compiler's importer: only what derives from such a class
// may be `@objc` where that asks for Foundation, as it does in Xcode. No table has the members of every object, so they
// are declared here. Only names and selectors matter: most types are any object.
__attribute__((objc_root_class))
@interface NSObject
- (nonnull instancetype)init;
@property (readonly) long hash;
@property (readonly, nonnull) id description;
@property (readonly, nonnull) id debugDescription;
@property (readonly, nullable) Class superclass;
@property (readonly, nonnull) Class classForCoder;
@property (readonly, nullable) Class classForKeyedArchiver;
@property (nullable) void *observationInfo;
- (_Bool)isEqual:(nullable id)object;
- (_Bool)isProxy;
- (_Bool)isKindOfClass:(nonnull Class)aClass;
- (_Bool)isMemberOfClass:(nonnull Class)aClass;
- (_Bool)respondsToSelector:(nonnull SEL)selector;
- (nonnull id)copy;
- (nonnull id)mutableCopy;
- (nullable id)performSelector:(nonnull SEL)selector;
- (nullable id)performSelector:(nonnull SEL)selector withObject:(nullable id)object;
- (nullable id)performSelector:(nonnull SEL)selector withObject:(nullable id)one withObject:(nullable id)two;
- (void)performSelector:(nonnull SEL)selector withObject:(nullable id)object afterDelay:(double)delay;
- (nullable id)forwardingTargetForSelector:(nonnull SEL)selector;
- (void)doesNotRecognizeSelector:(nonnull SEL)selector;
- (nullable id)awakeAfterUsingCoder:(nonnull id)coder;
- (nullable id)replacementObjectForCoder:(nonnull id)coder;
- (nullable id)valueForKey:(nonnull id)key;
- (nullable id)valueForKeyPath:(nonnull id)keyPath;
- (nullable id)valueForUndefinedKey:(nonnull id)key;
- (void)setValue:(nullable id)value forKey:(nonnull id)key;
- (void)setValue:(nullable id)value forKeyPath:(nonnull id)keyPath;
- (void)setValue:(nullable id)value forUndefinedKey:(nonnull id)key;
- (void)setNilValueForKey:(nonnull id)key;
- (nonnull id)mutableArrayValueForKey:(nonnull id)key;
- (nonnull id)mutableSetValueForKey:(nonnull id)key;
- (nonnull id)dictionaryWithValuesForKeys:(nonnull id)keys;
- (void)setValuesForKeysWithDictionary:(nonnull id)values;
- (void)addObserver:(nonnull id)observer forKeyPath:(nonnull id)keyPath options:(long)options context:(nullable void *)context;
- (void)removeObserver:(nonnull id)observer forKeyPath:(nonnull id)keyPath;
- (void)removeObserver:(nonnull id)observer forKeyPath:(nonnull id)keyPath context:(nullable void *)context;
- (void)observeValueForKeyPath:(nullable id)keyPath ofObject:(nullable id)object change:(nullable id)change context:(nullable void *)context;
- (void)willChangeValueForKey:(nonnull id)key;
- (void)didChangeValueForKey:(nonnull id)key;
@end
