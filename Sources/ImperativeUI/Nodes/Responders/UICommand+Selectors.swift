import Foundation

/// Methods that are given by selectors.
extension UICommand {
    /// Creates a command that calls the method of a selector on the nearest responder that can perform it.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(title: title, image: image, propertyList: propertyList, TargetAction(nil, action))
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }
}

extension UIKeyCommand {
    /// Creates a key command that calls the method of a selector on the nearest responder that can perform it.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(
            title: "", image: nil, input: input, modifierFlags: modifierFlags, propertyList: nil,
            TargetAction(nil, action))
    }

    /// Creates a key command with a title that calls the method of a selector on the nearest responder that can perform
    /// it.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            TargetAction(nil, action))
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }
}
