import Foundation

/// An object that can answer events: the base of views, controllers, windows and scenes.
@MainActor open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    /// The responder asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }
}
