import Foundation

/// A menu element that sends its action to the nearest responder of a type.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
    /// The title of the command.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image beside the title; `nil` for none.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The title of the command in lists of commands.
    open var discoverabilityTitle: String?
    /// Data that code keeps with the command.
    public final let propertyList: Any?
    /// The attributes of the command in menus.
    open var attributes: Attributes = []
    /// The state with which menus show the command.
    open var state = State.off
    private final let method: TargetAction

    /// The selector of the command's method; `nil` for a method that was not given by a selector.
    public final var action: Selector? { method.selector }

    init(title: String, image: UIImage?, propertyList: Any?, _ action: TargetAction) {
        self.propertyList = propertyList
        method = action
        super.init(title: title, image: image)
    }

    /// Creates a command that calls a method of the nearest responder of its type: `action: Controller.save`.
    public convenience init<Target: UIResponder>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> () -> Void, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(title: title, image: image, propertyList: propertyList, TargetAction(nil, action))
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }

    /// Creates a command that calls a method of the nearest responder of its type, with the command as sender.
    public convenience init<Target: UIResponder, Sender>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> (Sender) -> Void,
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(title: title, image: image, propertyList: propertyList, TargetAction(nil, action))
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }

    /// Performs the command. Returns whether there was a responder for it.
    @discardableResult
    final func perform(near responder: UIResponder?, event: UIEvent) -> Bool {
        method.send(from: self, near: responder, event: event)
    }
}
