import Foundation

/// What a content view shows, as a value: it makes the view and can adapt itself to a state.
public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    /// This configuration as it is in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// What the view shows. Setting it applies it.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show `configuration`, so that a new one can be assigned instead of making a new view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether `configuration` is of the type the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The name of a value of one's own in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state a configuration is adapted to: traits and whatever else the view is in.
public protocol UIConfigurationState {
    /// A state with traits and everything else at its default.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// A value of one's own; `nil` where none was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits, which are part of the state.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no events.
    public var isDisabled = false
    /// Whether the view is touched.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned to an edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits and everything else at its default.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of one's own; `nil` where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits, which are part of the state.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no events.
    public var isDisabled = false
    /// Whether the cell is touched.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is pinned to an edge.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell's children are shown.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits and everything else at its default.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of one's own; `nil` where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
