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
    /// The colour of the text that stands in an empty field.
    public static let placeholderText = UIColor(source: .palette(.placeholderText))
    /// The colour of links.
    public static let link = UIColor(source: .palette(.link))
    /// The colour of lines between things; what lies below shows through.
    public static let separator = UIColor(source: .palette(.separator))
    /// The colour of lines between things that hides what lies below.
    public static let opaqueSeparator = UIColor(source: .palette(.opaqueSeparator))
    /// A fill for thin and small shapes, laid over a background.
    public static let systemFill = UIColor(source: .palette(.systemFill))
    /// A fill for shapes of medium size, laid over a background.
    public static let secondarySystemFill = UIColor(source: .palette(.secondarySystemFill))
    /// A fill for large shapes, laid over a background.
    public static let tertiarySystemFill = UIColor(source: .palette(.tertiarySystemFill))
    /// A fill for large areas with complex content, laid over a background.
    public static let quaternarySystemFill = UIColor(source: .palette(.quaternarySystemFill))
    /// The main background. In dark style it is lighter on the elevated level.
    public static let systemBackground = UIColor(source: .palette(.systemBackground))
    /// The background of what lies on the main background. In dark style it is lighter on the elevated level.
    public static let secondarySystemBackground = UIColor(source: .palette(.secondarySystemBackground))
    /// The background of what lies on the secondary background. In dark style it is lighter on the elevated level.
    public static let tertiarySystemBackground = UIColor(source: .palette(.tertiarySystemBackground))
    /// The main background of grouped content. In dark style it is lighter on the elevated level.
    public static let systemGroupedBackground = UIColor(source: .palette(.systemGroupedBackground))
    /// The background of a group. In dark style it is lighter on the elevated level.
    public static let secondarySystemGroupedBackground = UIColor(source: .palette(.secondarySystemGroupedBackground))
    /// The background of what lies on a group. In dark style it is lighter on the elevated level.
    public static let tertiarySystemGroupedBackground = UIColor(source: .palette(.tertiarySystemGroupedBackground))
}
