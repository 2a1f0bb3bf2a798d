import Foundation

/// A value that describes the content of a content view. It creates the view, and can adapt itself to a state.
public protocol UIContentConfiguration {
    /// Creates a new view that displays this configuration.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration adapted to `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view displays. Setting it applies it.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can display `configuration`, so that the configuration can be assigned to it instead
    /// of creating a new view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether `configuration` has the same type as the current configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state to which a configuration adapts: traits, and the other states of the view.
public protocol UIConfigurationState {
    /// Creates a state with traits, and default values for everything else.
    init(traitCollection: UITraitCollection)
    /// The traits of the state.
    var traitCollection: UITraitCollection { get set }
    /// Accesses the custom value for a key; `nil` if none was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that displays a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the state.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view is disabled, so that it handles no events.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view is focused.
    public var isFocused = false
    /// A Boolean value that indicates whether the view is pinned to an edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, and default values for everything else.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Accesses the custom value for a key; `nil` if none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the state.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is disabled, so that it handles no events.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell is focused.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is pinned to an edge.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell is in editing mode.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell is expanded to show its children.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell is swiped.
    public var isSwiped = false
    /// A Boolean value that indicates whether the cell is being reordered.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, and default values for everything else.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Accesses the custom value for a key; `nil` if none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
