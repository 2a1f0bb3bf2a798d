import Foundation

/// An accessory beside the content of a row in a list.
@MainActor @preconcurrency public struct UICellAccessory {
    /// The editing states in which an accessory is displayed.
    public enum DisplayedState: Int, Sendable {
        /// The accessory is always displayed.
        case always
        /// The accessory is displayed in editing mode.
        case whenEditing
        /// The accessory is displayed when the collection view is not in editing mode.
        case whenNotEditing
    }

    /// The minimum width reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width that the accessory needs.
        case actual
        /// The ``standardDimension``, which aligns the accessories of several rows.
        case standard
        /// A width in points. A negative or infinite width counts as ``actual``.
        case custom(CGFloat)
    }

    /// The side of the content on which an accessory is placed.
    public enum Placement {
        /// A closure that returns the index of an accessory among the others on its side, which are in reading order.
        /// An invalid index is clamped to the nearest valid one.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// The leading edge of the row.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing edge of the row.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// An arrow for a row that leads to more content.
        case disclosureIndicator
        /// A button that shows details.
        case detail
        /// A checkmark beside the row.
        case checkmark
        /// A button that deletes the row.
        case delete
        /// A button that inserts a row.
        case insert
        /// A handle by which the row is moved.
        case reorder
        /// A mark that shows whether the row is selected.
        case multiselect
        /// An arrow that expands and collapses the row.
        case outlineDisclosure
        /// A text beside the content.
        case label
        /// A custom view beside the content.
        case customView(UIView)
    }

    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// The width reserved by ``LayoutDimension/standard``, in points.
    nonisolated public static let standardDimension: CGFloat = 28

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var options = Options()
    var handler: ActionHandler?
    /// `nil` for the position of the kind.
    var placement: Placement?

    /// The options common to all kinds.
    struct Options: Equatable {
        var isHidden = false
        var width = LayoutDimension.actual
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var text = ""
        var font: UIFont?
        var followsTextSize = true
        var keepsSize = false
        var disclosureStyle = OutlineDisclosureOptions.Style.automatic
    }

    init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, handler: ActionHandler? = nil) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
        self.handler = handler
    }

    /// Whether it acts by itself. Taps on others are taps on the row.
    var isButton: Bool {
        switch accessoryType {
        case .label, .customView: false
        case .outlineDisclosure: options.disclosureStyle != .header
        default: handler != nil
        }
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
        case .disclosureIndicator, .outlineDisclosure, .detail, .checkmark, .reorder, .label, .customView: return false
        }
    }

    /// The order among the accessories at the same side.
    var rank: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .detail: 5
        case .disclosureIndicator, .outlineDisclosure: 6
        case .customView: 7
        case .reorder: 8
        }
    }
}
