import Drawing
import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Images of buttons") struct ButtonImageTests {
    private let star = UIImage(systemName: "star")

    private func button(_ placement: NSDirectionalRectEdge) throws -> (UIButton, CGSize) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.image = star
        configuration.imagePadding = 8
        configuration.imagePlacement = placement
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        return (UIButton(configuration: configuration), try #require(star).size)
    }

    @Test("The image stands beside, above or below the title, with the padding between them")
    func places() throws {
        for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            let (button, image) = try button(placement)
            button.sizeToFit()
            button.layoutIfNeeded()
            let picture = try #require(button.imageView).frame
            let title = try #require(button.titleLabel).frame
            #expect(picture.size == image)
            switch placement {
            case .leading: #expect(picture.minX == 0 && title.minX == picture.maxX + 8)
            case .trailing: #expect(title.minX == 0 && picture.minX == title.maxX + 8)
            case .top: #expect(picture.minY == 0 && title.minY == picture.maxY + 8)
            default: #expect(title.minY == 0 && picture.minY == title.maxY + 8)
            }
            let isRow = placement == .leading || placement == .trailing
            let size = button.intrinsicContentSize
            #expect(isRow ? size.width == image.width + 24 : size.height == image.height + 24)
        }
    }

    @Test("Leading is the right side where reading goes from right to left")
    func direction() throws {
        let (button, _) = try button(.leading)
        button.sizeToFit()
        button.traitOverrides.layoutDirection = .rightToLeft
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        #expect(picture.maxX == button.bounds.maxX)
        #expect(button.titleLabel?.frame.minX == 0)
    }

    @Test("The image is the configuration's, else the state's, else the action's")
    func sources() {
        let button = UIButton(type: .system, primaryAction: UIAction(image: star) { _ in })
        #expect(button.currentImage === star)
        let heart = UIImage(systemName: "heart")
        button.setImage(heart, for: .selected)
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.imageView?.image === heart)
        button.configuration = .plain()
        button.configuration?.image = star
        button.layoutIfNeeded()
        #expect(button.imageView?.image === star)
    }

    @Test("The image has the colour of the content")
    func colour() throws {
        let (button, _) = try button(.leading)
        button.tintColor = .red
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .red)
    }
}
