import DeclarativeViews
import Foundation
import ImperativeUI

/// The delegate that a program has chosen, from when its value is made.
@MainActor enum AdaptedDelegate {
    static var current: (any UIApplicationDelegate)?
}

/// A property wrapper that creates an application delegate, which receives the life-cycle events of the program.
///
/// ```swift
/// @main struct NotesApp: App {
///     @UIApplicationDelegateAdaptor private var delegate: AppDelegate
///
///     var body: some Scene {
///         WindowGroup { ContentView() }
///     }
/// }
/// ```
///
/// The delegate is created with `init()`. If it names scene delegate classes, instances of these receive events, too;
/// the windows remain those of the `App`. A delegate that is an `ObservableObject` is also in the environment of the
/// windows' content.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The application delegate, which exists from the start of the program to its end.
    public let wrappedValue: DelegateType

    /// Creates the application delegate of a program. A program has one delegate; if there are several, the last one
    /// wins.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let made = DelegateClass.make(delegateType) as? DelegateType else {
            fatalError("\(delegateType) made another type of object.")
        }
        wrappedValue = made
        AdaptedDelegate.current = made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// A projection of the delegate that provides bindings to its properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
