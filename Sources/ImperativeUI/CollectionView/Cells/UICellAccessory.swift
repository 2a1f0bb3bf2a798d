import Foundation

/// Something beside the content of a row in a list.
@MainActor @preconcurrency public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view is not edited.
        case whenNotEditing
    }

    /// How much room an accessory has at least.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it needs.
        case actual
        /// ``standardDimension``, so that accessories of several rows stand below each other.
        case standard
        /// So many points. Negative and infinite ones count as ``actual``.
        case custom(CGFloat)
    }

    /// The side of the content at which an accessory is.
    public enum Placement {
        /// Returns the index of an accessory among the others at its side, which are in the order of reading. Indices
        /// that do not exist count as the nearest that does.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// Says that there is more to see.
        case disclosureIndicator
        /// Shows details.
        case detail
        /// Marks the row.
        case checkmark
        /// Deletes the row.
        case delete
        /// Inserts a row.
        case insert
        /// Says whether the row is selected.
        case multiselect
        /// A text.
        case label
        /// A view.
        case customView(UIView)
    }

    /// Called when an accessory is used.
    public typealias ActionHandler = @MainActor () -> Void

    /// The room of an accessory with ``LayoutDimension/standard``, in points.
    nonisolated public static let standardDimension: CGFloat = 28

    /// The kind.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var options = Options()
    var handler: ActionHandler?
    /// `nil` for the place of the kind.
    var placement: Placement?

    /// What the options of all kinds have.
    struct Options: Equatable {
        var isHidden = false
        var width = LayoutDimension.actual
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var text = ""
        var font: UIFont?
        var followsTextSize = true
        var keepsSize = false
    }

    init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, handler: ActionHandler? = nil) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
        self.handler = handler
    }

    // MARK: Order

    /// Whether it stands at the leading edge.
    var isLeading: Bool {
        switch placement {
        case .leading: return true
        case .trailing: return false
        case nil: break
        }
        switch accessoryType {
        case .delete, .insert, .multiselect: return true
        case .disclosureIndicator, .detail, .checkmark, .label, .customView: return false
        }
    }

    /// The place among those at the same side.
    var rank: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .detail: 5
        case .disclosureIndicator: 6
        case .customView: 7
        }
    }
}
