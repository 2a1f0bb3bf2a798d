import Foundation

// Of a class with `@UIApplicationMain`, which only Swift 5 mode takes, the compiler makes a `main` that calls two
// functions by their names in C. `Sources/ApplicationMain` declares the second one for it.

/// Returns the name of a class as an `NSString`. The compiler calls it in the code it generates for
/// `@UIApplicationMain`.
///
/// The caller does not own the string. It is never freed; a program creates one such string in its lifetime.
///
/// - Parameter type: A class of objects.
@_cdecl("NSStringFromClass") public func _applicationMainClassName(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer
{
    // The argument is the metatype of a class, which is a pointer to the description of the class.
    let name = DelegateClass.enter(unsafeBitCast(type, to: AnyObject.Type.self))
    return Unmanaged.passRetained(NSString(string: name)).toOpaque()
}

/// Runs an application until it ends. The compiler calls it in the code it generates for `@UIApplicationMain`.
///
/// It is called on the main thread, as the first call in the program. See ``UIApplicationMain(_:_:_:_:)``.
@_cdecl("UIApplicationMain") public func _applicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principal: UnsafeRawPointer?,
    _ delegate: UnsafeRawPointer?
) -> Int32 {
    func name(_ string: UnsafeRawPointer?) -> String? {
        string.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String }
    }
    let principal = name(principal)
    let delegate = name(delegate)
    return MainActor.assumeIsolated { UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principal, delegate) }
}
