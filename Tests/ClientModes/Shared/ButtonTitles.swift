import SwiftUI
import UIKit

// Buttons whose titles have attributes, and text views with containers of their own.

final class CheckoutController: UIViewController {
    let payButton = UIButton(configuration: .filled())
    let detailsButton = UIButton(configuration: .plain())
    let terms = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay"
        configuration.subtitle = "in two days"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 20, weight: .bold)
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 11)
            outgoing.foregroundColor = UIColor.secondaryLabel
            return outgoing
        }
        payButton.configuration = configuration

        var container = AttributeContainer()
        container.font = UIFont.boldSystemFont(ofSize: 15)
        container.underlineStyle = NSUnderlineStyle.single
        container.underlineColor = UIColor.systemOrange
        detailsButton.configuration?.attributedTitle = AttributedString("Details", attributes: container)
        var price = AttributedString("20 €", attributes: AttributeContainer([.foregroundColor: UIColor.systemRed]))
        price.strikethroughStyle = NSUnderlineStyle.single
        detailsButton.configuration?.attributedSubtitle = price + AttributedString(" 15 €")
        detailsButton.configurationUpdateHandler = { button in
            let isDown = button.isHighlighted
            button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                if isDown { attributes[AttributeScopes.UIKitAttributes.KernAttribute.self] = 2 }
                return attributes
            }
        }

        terms.isEditable = false
        terms.textContainerInset = .zero
        terms.textContainer.lineFragmentPadding = 0
        terms.textContainer.maximumNumberOfLines = 3
        terms.textContainer.lineBreakMode = .byTruncatingTail
        terms.keyboardAppearance = .dark
        for part in [payButton, detailsButton, terms] { view.addSubview(part) }
    }
}
