import Foundation

extension UIButton.Configuration {
    /// The title; `nil` for the title set on the button. Setting it removes the attributes of ``attributedTitle``.
    public var title: String? {
        get { titleText?.string }
        set { titleText = newValue.map { ConfigurationText($0) } }
    }

    /// The title with attributes; missing attributes come from the configuration. `nil` for the title set on the
    /// button. Setting it sets ``title``, and vice versa.
    public var attributedTitle: AttributedString? {
        get { titleText?.attributedString }
        set { titleText = newValue.map { ConfigurationText($0) } }
    }

    /// The text below the title; `nil`, the default, for none. Setting it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
        get { subtitleText?.string }
        set { subtitleText = newValue.map { ConfigurationText($0) } }
    }

    /// The text below the title with attributes; missing attributes come from the configuration. `nil`, the default,
    /// for none. Setting it sets ``subtitle``, and vice versa.
    public var attributedSubtitle: AttributedString? {
        get { subtitleText?.attributedString }
        set { subtitleText = newValue.map { ConfigurationText($0) } }
    }
}
