import Drawing
import Foundation

/// Adaptive colours named after what they are for. They depend on `userInterfaceStyle`, labels also on
/// `accessibilityContrast`, backgrounds on that and on `userInterfaceLevel`. An unspecified style counts as light.
extension UIColor {
    /// The colour of primary text.
    public static let label = UIColor(source: .palette(.label))
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(source: .palette(.secondaryLabel))
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(source: .palette(.tertiaryLabel))
    /// The colour of the least important text.
    public static let quaternaryLabel = UIColor(source: .palette(.quaternaryLabel))
    /// The colour of the text of disabled controls.
    static let disabledLabel = UIColor(source: .palette(.disabledLabel))
    /// The colour of placeholder text in an empty field.
    public static let placeholderText = UIColor(source: .palette(.placeholderText))
    /// The colour of links.
    public static let link = UIColor(source: .palette(.link))
    /// The colour of separators through which the content below is visible.
    public static let separator = UIColor(source: .palette(.separator))
    /// The colour of separators that hide the content below.
    public static let opaqueSeparator = UIColor(source: .palette(.opaqueSeparator))
    /// The colour of a fill for thin and small shapes above a background.
    public static let systemFill = UIColor(source: .palette(.systemFill))
    /// The colour of a fill for shapes of medium size above a background.
    public static let secondarySystemFill = UIColor(source: .palette(.secondarySystemFill))
    /// The colour of a fill for large shapes above a background.
    public static let tertiarySystemFill = UIColor(source: .palette(.tertiarySystemFill))
    /// The colour of a fill for large areas with complex content above a background.
    public static let quaternarySystemFill = UIColor(source: .palette(.quaternarySystemFill))
    /// The colour of the main background. In the dark style, it is lighter at the elevated level.
    public static let systemBackground = UIColor(source: .palette(.systemBackground))
    /// The colour of the background of content above the main background. In the dark style, it is lighter at the
    /// elevated level.
    public static let secondarySystemBackground = UIColor(source: .palette(.secondarySystemBackground))
    /// The colour of the background of content above the secondary background. In the dark style, it is lighter at
    /// the elevated level.
    public static let tertiarySystemBackground = UIColor(source: .palette(.tertiarySystemBackground))
    /// The colour of the main background of grouped content. In the dark style, it is lighter at the elevated level.
    public static let systemGroupedBackground = UIColor(source: .palette(.systemGroupedBackground))
    /// The background colour of grouped tables, as it was called before ``systemGroupedBackground``.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The colour of the background of a group. In the dark style, it is lighter at the elevated level.
    public static let secondarySystemGroupedBackground = UIColor(source: .palette(.secondarySystemGroupedBackground))
    /// The colour of the background of content above a group. In the dark style, it is lighter at the elevated level.
    public static let tertiarySystemGroupedBackground = UIColor(source: .palette(.tertiarySystemGroupedBackground))
}
