import Foundation

extension UIButton.Configuration {
    /// The title; `nil` for the one set on the button. Setting it takes away the attributes of ``attributedTitle``.
    public var title: String? {
        get { titleText?.string }
        set { titleText = newValue.map { ConfigurationText($0) } }
    }

    /// The title with fonts, colours and lines of its own; what it leaves open is the configuration's. `nil` for the
    /// title set on the button. Setting it sets ``title``, and the other way round.
    public var attributedTitle: AttributedString? {
        get { titleText?.attributedString }
        set { titleText = newValue.map { ConfigurationText($0) } }
    }

    /// A line below the title; `nil`, the default, for none. Setting it takes away the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
        get { subtitleText?.string }
        set { subtitleText = newValue.map { ConfigurationText($0) } }
    }

    /// A line below the title with fonts, colours and lines of its own; what it leaves open is the configuration's.
    /// `nil`, the default, for none. Setting it sets ``subtitle``, and the other way round.
    public var attributedSubtitle: AttributedString? {
        get { subtitleText?.attributedString }
        set { subtitleText = newValue.map { ConfigurationText($0) } }
    }
}
