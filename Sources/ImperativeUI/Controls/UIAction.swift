import Foundation

/// What an action runs: a closure that is given the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with a name: a closure for controls and menus.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
    /// A name under which an action replaces another one.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What the action is called; empty if it has no name.
    public override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image beside the title; `nil` for none.
    public override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The name under which a control keeps the action: a later one of the same name replaces it.
    public let identifier: Identifier
    /// A longer name that says what the action does.
    public var discoverabilityTitle: String?
    /// How the action is shown in menus. One that is disabled is not run by controls.
    public var attributes: Attributes
    /// Whether the action is marked as chosen in menus.
    public var state: State
    /// What the action is run for, while it runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action. Without an identifier it has one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Runs the closure for a sender, unless the action is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        if attributes.contains(.disabled) { return }
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
