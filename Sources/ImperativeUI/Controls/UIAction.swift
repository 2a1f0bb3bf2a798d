import Foundation

/// A closure that an action runs, called with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A named piece of work: a closure for controls and menus to run.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
    /// The identity of an action. A control replaces an action when another with the same identifier is added.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's string.
        public let rawValue: String
        /// Makes an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a string.
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
    /// A longer title that explains what the action does.
    public var discoverabilityTitle: String?
    /// How menus show the action. Controls do not run a disabled action.
    public var attributes: Attributes
    /// Whether menus show the action as selected.
    public var state: State
    /// The object for which the action is running; `nil` at other times.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action. Without an identifier it gets a unique one.
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
