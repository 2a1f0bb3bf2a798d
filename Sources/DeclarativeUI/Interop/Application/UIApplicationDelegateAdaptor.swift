import Foundation
import ImperativeUI

/// The delegate that a program has chosen, from when its value is made.
@MainActor enum AdaptedDelegate {
    static var current: (any UIApplicationDelegate)?
}

/// Has a program told of its life through a delegate, as applications without an `App` are.
///
///     @UIApplicationDelegateAdaptor private var delegate: AppDelegate
///
/// The delegate is made with `init()`. If it names classes for the delegates of scenes, those are told, too; the
/// windows are the program's. One that is an `ObservableObject` is in the environment of the windows' content as well.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes the delegate of a program. A program has one; of several the last one counts.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let made = DelegateClass.make(delegateType) as? DelegateType else {
            fatalError("\(delegateType) made another type of object.")
        }
        wrappedValue = made
        AdaptedDelegate.current = made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
