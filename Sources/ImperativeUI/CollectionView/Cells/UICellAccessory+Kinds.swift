import Foundation

extension UICellAccessory {
    /// The options of an accessory that shows an image.
    public struct DisclosureIndicatorOptions {
        /// A Boolean value that indicates whether the accessory is hidden; `false` by default.
        public var isHidden: Bool
        /// The width reserved for the accessory; by default, as much as it needs.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour; `nil` for the default colour of the accessory's type.
        public var tintColor: UIColor?

        /// Creates options. `nil` selects the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: Options { Options(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
    }

    /// The options of a detail accessory.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// The options of a checkmark accessory.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// The options of an accessory that shows a symbol on a coloured background.
    public struct DeleteOptions {
        /// A Boolean value that indicates whether the accessory is hidden; `false` by default.
        public var isHidden: Bool
        /// The width reserved for the accessory; by default, as much as it needs.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour of the symbol; `nil` for white.
        public var tintColor: UIColor?
        /// The colour of the background; `nil` for the default colour of the accessory's type.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` selects the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var all: Options {
            Options(
                isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
        }
    }

    /// The options of an insert accessory.
    public typealias InsertOptions = DeleteOptions
    /// The options of an accessory that shows whether the row is selected.
    public typealias MultiselectOptions = DeleteOptions

    /// The options of a text accessory.
    public struct LabelOptions {
        /// A Boolean value that indicates whether the accessory is hidden; `false` by default.
        public var isHidden: Bool
        /// The width reserved for the accessory; by default, as much as it needs.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the text; `nil` for the colour of secondary text.
        public var tintColor: UIColor?
        /// The font of the text; by default, the font of body text.
        public var font: UIFont
        /// A Boolean value that indicates whether the font follows the user's text size; `true` by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. `nil` selects the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The configuration of an accessory with a custom view.
    @MainActor @preconcurrency public struct CustomViewConfiguration {
        /// The custom view. It can be used in only one cell.
        public let customView: UIView
        /// The position of the view, and the times at which it is displayed.
        public let placement: Placement
        /// A Boolean value that indicates whether the accessory is hidden; `false` by default.
        public var isHidden: Bool
        /// The width reserved for the accessory; by default, as much as it needs.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour; `nil` for the cell's tint colour.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether the view keeps its current size instead of the size of its content;
        /// `false` by default.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. `nil` selects the default value.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    // MARK: Making

    /// Returns a disclosure indicator: an arrow for a row that leads to more content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.all) }

    /// Returns a detail button. Without an action, it is only a symbol, and taps on it are taps on the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.all, handler: actionHandler) }

    /// Returns a checkmark beside the row.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.all) }

    /// Returns a delete button. Without an action, it is only a symbol, and taps on it are taps on the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.all, handler: actionHandler) }

    /// Returns an insert button. Without an action, it is only a symbol, and taps on it are taps on the row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.all, handler: actionHandler) }

    /// Returns a selection mark that shows whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.all) }

    /// The options of an arrow that expands and collapses a row.
    public struct OutlineDisclosureOptions {
        /// The part of a row that expands and collapses it.
        public enum Style: Int, Sendable {
            /// The whole row for the header of a section, otherwise the arrow.
            case automatic
            /// The whole row, which cannot be selected.
            case header
            /// The arrow.
            case cell
        }

        /// The part of the row that expands and collapses it; `.automatic` by default.
        public var style: Style
        /// A Boolean value that indicates whether the accessory is hidden; `false` by default.
        public var isHidden: Bool
        /// The width reserved for the accessory; by default, as much as it needs.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour of the arrow; `nil` for the tint colour of the cell.
        public var tintColor: UIColor?

        /// Creates options. `nil` selects the default value.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// Returns an arrow that expands and collapses the row in the tree of its section. An action replaces that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var all = Options(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        all.disclosureStyle = options.style
        return UICellAccessory(.outlineDisclosure, displayed, all, handler: actionHandler)
    }

    /// Whether the whole row expands and collapses.
    var isHeaderDisclosure: Bool { accessoryType == .outlineDisclosure && options.disclosureStyle == .header }

    /// Returns the accessory with the style that `.automatic` stands for in a row.
    func resolved(forHeader isHeader: Bool) -> UICellAccessory {
        guard accessoryType == .outlineDisclosure, options.disclosureStyle == .automatic else { return self }
        var result = self
        result.options.disclosureStyle = isHeader ? .header : .cell
        return result
    }

    /// The options of a handle by which a row is moved.
    public typealias ReorderOptions = DisclosureIndicatorOptions

    /// Returns a handle by which the row is moved, if the data source allows that.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.all) }

    /// Returns a text accessory.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var all = Options(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        (all.text, all.font) = (text, options.font)
        all.followsTextSize = options.adjustsFontForContentSizeCategory
        return UICellAccessory(.label, displayed, all)
    }

    /// Returns an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var all = Options(
            isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        all.keepsSize = configuration.maintainsFixedSize
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        var made = UICellAccessory(.customView(configuration.customView), displayed, all)
        made.placement = configuration.placement
        return made
    }
}
