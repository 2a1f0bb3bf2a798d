import Foundation

// Of a class with `@UIApplicationMain`, which only Swift 5 mode takes, the compiler makes a `main` that calls two
// functions by their names in C. `Sources/ApplicationMain` declares the second one for it.

/// Returns the name of a class as an `NSString`; for what the compiler makes of `@UIApplicationMain`.
///
/// The caller does not own the string. It is never freed, which is one string in a program's life.
///
/// - Parameter type: A class of objects.
@_cdecl("NSStringFromClass") public func _applicationMainClassName(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer
{
    // What is passed is the metatype of a class, which is a pointer to what describes the class.
    let name = DelegateClass.enter(unsafeBitCast(type, to: AnyObject.Type.self))
    return Unmanaged.passRetained(NSString(string: name)).toOpaque()
}

/// Runs an application until it ends; for what the compiler makes of `@UIApplicationMain`.
///
/// It is called on the main thread, as the first thing in a program. See ``UIApplicationMain(_:_:_:_:)``.
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
