// What the `main` that the compiler makes of `@UIApplicationMain` calls. `ImperativeUI` has the function itself, in
// `Hosts/UIApplicationMain+Attribute.swift`. The last two are objects of the class `NSString`, which is unknown in C here.
int UIApplicationMain(int argc, char *_Nullable *_Nonnull argv, void *_Nullable principal, void *_Nullable delegate);
