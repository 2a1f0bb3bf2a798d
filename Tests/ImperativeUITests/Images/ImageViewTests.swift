import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// Counts what is done to it.
private final class CountingImageView: UIImageView {
    var draws = 0
    var invalidations = 0

    override func draw(_ rect: CGRect) {
        draws += 1
        super.draw(rect)
    }

    override func invalidateIntrinsicContentSize() {
        invalidations += 1
        super.invalidateIntrinsicContentSize()
    }
}

@MainActor @Suite("Image views", .serialized) struct ImageViewTests {
    let folder = CatalogFolder()
    let stage = Stage()

    private func show(_ image: UIImage?, _ side: CGFloat = 40) -> CountingImageView {
        let view = CountingImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.image = image
        stage.root.view.addSubview(view)
        flushAll()
        return view
    }

    private func picture(_ view: UIView) -> DisplayList { view.displayList() }

    @Test("A view is as large as its image and takes no part in events")
    func made() {
        writeSquares("Square", to: folder)
        let image = UIImage(named: "Square", in: folder.bundle, compatibleWith: UITraitCollection())
        let view = UIImageView(image: image)
        view.traitOverrides.horizontalSizeClass = .regular
        view.updateTraitsIfNeeded()
        #expect(view.frame.size == CGSize(width: 8, height: 8))
        #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 8, height: 8))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("The variant is looked up again when a trait changes that the variants differ by, and for no other")
    func lookup() {
        writeSquares("Square", to: folder)
        let view = show(UIImage(named: "Square", in: folder.bundle, compatibleWith: nil))
        let start = view.invalidations
        #expect(view.draws == 1)
        #expect(view.intrinsicContentSize.width == (view.traitCollection.horizontalSizeClass == .compact ? 24 : 8))
        stage.scene.traitOverrides.displayGamut = .P3
        stage.scene.traitOverrides.legibilityWeight = .bold
        stage.scene.traitOverrides.userInterfaceLevel = .elevated
        flushAll()
        #expect(view.draws == 1)
        #expect(view.invalidations == start)
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        flushAll()
        #expect(view.draws == 2)
        #expect(view.invalidations == start + 1)
        #expect(view.intrinsicContentSize.width == 16)
        stage.scene.traitOverrides.horizontalSizeClass = .compact
        flushAll()
        // Style comes before width.
        #expect(view.intrinsicContentSize.width == 16)
        #expect(view.invalidations == start + 1)
        stage.scene.traitOverrides.userInterfaceStyle = .light
        flushAll()
        #expect(view.intrinsicContentSize.width == 24)
    }

    @Test("An image without an asset is never looked up again")
    func noAsset() {
        let view = show(UIImage(systemName: "star")?.withTintColor(.red))
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        stage.scene.traitOverrides.layoutDirection = .rightToLeft
        flushAll()
        #expect(view.draws == 1)
    }

    @Test("Variants registered by hand are chosen by every trait that images are looked up by")
    func registered() {
        let asset = UIImageAsset()
        let square = UIImage(systemName: "square") ?? UIImage()
        asset.register(square, with: UITraitCollection(legibilityWeight: .regular))
        asset.register(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)) ?? UIImage(),
            with: UITraitCollection(legibilityWeight: .bold))
        let view = show(asset.image(with: UITraitCollection()))
        #expect(view.intrinsicContentSize.width == 16)
        stage.scene.traitOverrides.legibilityWeight = .bold
        flushAll()
        #expect(view.intrinsicContentSize.width == 20)
        #expect(view.draws == 2)
    }

    @Test("An image of one colour is drawn in the tint colour, and again when that changes")
    func template() {
        writeSquares("Square", to: folder, properties: #""template-rendering-intent" : "template""#)
        let view = show(UIImage(named: "Square", in: folder.bundle, compatibleWith: nil))
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        flushAll()
        #expect(picture(view).fills.map(\.paint) == [.color(ColorComponents(white: 0))])
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        flushAll()
        #expect(picture(view).fills.map(\.paint) == [.color(ColorComponents(white: 1))])
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        flushAll()
        #expect(picture(view).fills.map(\.paint) == [.color(ColorComponents(red: 0, green: 0, blue: 1))])
    }

    @Test("The highlighted image is shown while the view is highlighted")
    func highlighted() {
        let view = show(UIImage(systemName: "plus"))
        view.highlightedImage = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        #expect(view.intrinsicContentSize.width == 16)
        view.isHighlighted = true
        #expect(view.intrinsicContentSize.width == 32)
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize.width == 16)
    }

    @Test("The content mode places the image")
    func contentModes() {
        let (size, bounds) = (CGSize(width: 10, height: 20), CGRect(x: 0, y: 0, width: 40, height: 40))
        func frame(_ mode: UIView.ContentMode) -> CGRect { mode.frame(of: size, in: bounds) }
        #expect(frame(.scaleToFill) == bounds)
        #expect(frame(.scaleAspectFit) == CGRect(x: 10, y: 0, width: 20, height: 40))
        #expect(frame(.scaleAspectFill) == CGRect(x: 0, y: -20, width: 40, height: 80))
        #expect(frame(.center) == CGRect(x: 15, y: 10, width: 10, height: 20))
        #expect(frame(.bottomRight) == CGRect(x: 30, y: 20, width: 10, height: 20))
        #expect(frame(.top) == CGRect(x: 15, y: 0, width: 10, height: 20))
        let view = show(UIImage(systemName: "star"))
        view.contentMode = .topLeft
        flushAll()
        #expect(view.draws == 2)
        guard case .image(let image) = picture(view).leaves.first else { return #expect(Bool(false)) }
        #expect(image.frame == CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test("An image made to flip is mirrored where reading goes from right to left")
    func flipped() {
        writeSquares("Square", to: folder)
        let image = UIImage(named: "Square", in: folder.bundle, compatibleWith: nil)
        let view = show(image?.imageFlippedForRightToLeftLayoutDirection())
        #expect(!picture(view).groups.contains { $0.effects.transform.a < 0 })
        stage.scene.traitOverrides.layoutDirection = .rightToLeft
        flushAll()
        #expect(picture(view).groups.contains { $0.effects.transform.a < 0 })
    }
}
