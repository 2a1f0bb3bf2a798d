import Foundation

/// A closure that an action runs, called with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled piece of work that controls and menus run by calling a closure.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
    /// The identity of an action. Adding an action to a control replaces the action that has the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier with a raw string value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier with a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title; empty if the action has none.
    public override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image beside the title; `nil` for none.
    public override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// The action's identifier. A control keeps one action per identifier and event.
    public let identifier: Identifier
    /// A longer title that explains the action's effect.
    public var discoverabilityTitle: String?
    /// The attributes that determine how menus show the action. Controls do not run a disabled action.
    public var attributes: Attributes
    /// The selection state that menus show for the action.
    public var state: State
    /// The object on whose behalf the action runs; `nil` while the action is not running.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action. If no identifier is given, the action gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Runs the closure on behalf of a sender, unless the action is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        if attributes.contains(.disabled) { return }
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
