import Foundation

extension UICellAccessory {
    /// The settings of an accessory that is an image.
    public struct DisclosureIndicatorOptions {
        /// Whether it is not shown; false by default.
        public var isHidden: Bool
        /// The room it has; as much as it needs by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; `nil` for that of the kind.
        public var tintColor: UIColor?

        /// Makes settings. What is `nil` is as by default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: Options { Options(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor) }
    }

    /// The settings of a detail accessory.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// The settings of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// The settings of an accessory that is a figure on a colour.
    public struct DeleteOptions {
        /// Whether it is not shown; false by default.
        public var isHidden: Bool
        /// The room it has; as much as it needs by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the figure; `nil` for white.
        public var tintColor: UIColor?
        /// The colour behind the figure; `nil` for that of the kind.
        public var backgroundColor: UIColor?

        /// Makes settings. What is `nil` is as by default.
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

    /// The settings of an accessory that inserts.
    public typealias InsertOptions = DeleteOptions
    /// The settings of an accessory that says whether the row is selected.
    public typealias MultiselectOptions = DeleteOptions

    /// The settings of a text.
    public struct LabelOptions {
        /// Whether it is not shown; false by default.
        public var isHidden: Bool
        /// The room it has; as much as it needs by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; `nil` for that of secondary texts.
        public var tintColor: UIColor?
        /// The font; that of body text by default.
        public var font: UIFont
        /// Whether the font follows the text size; true by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes settings. What is `nil` is as by default.
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

    /// A view beside the content, and how it is there.
    @MainActor @preconcurrency public struct CustomViewConfiguration {
        /// The view. It belongs to one cell.
        public let customView: UIView
        /// Where it is, and when.
        public let placement: Placement
        /// Whether it is not shown; false by default.
        public var isHidden: Bool
        /// The room it has; as much as it needs by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour; `nil` for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has, instead of the one that it asks for; false by default.
        public var maintainsFixedSize: Bool

        /// Makes a configuration. What is `nil` is as by default.
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

    /// Returns an arrow that says that there is more to see.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.all) }

    /// Returns a button that shows details. Without an action it is a mark, and taps on it are taps on the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.all, handler: actionHandler) }

    /// Returns a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.all) }

    /// Returns a button for deleting the row. Without an action it is a mark, and taps on it are taps on the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.all, handler: actionHandler) }

    /// Returns a button for inserting a row. Without an action it is a mark, and taps on it are taps on the row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.all, handler: actionHandler) }

    /// Returns a mark that says whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.all) }

    /// Returns a text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var all = Options(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        (all.text, all.font) = (text, options.font)
        all.followsTextSize = options.adjustsFontForContentSizeCategory
        return UICellAccessory(.label, displayed, all)
    }

    /// Returns a view of one's own.
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
