import SwiftUI
import UIKit

// A subclass of each open class, with a stored property, that calls each initialiser which is designated with Apple's.
// One that is only for convenience fails to compile, or to link.

// MARK: Views

class TaggedView: UIView {
    let label: String
    init(label: String) {
        self.label = label
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class OverlayWindow: UIWindow {
    let label: String
    init(label: String, scene: UIWindowScene) {
        self.label = label
        super.init(windowScene: scene)
    }
    init(label: String, frame: CGRect) {
        self.label = label
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedLabel: UILabel {
    let label: String
    init(label: String) {
        self.label = label
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedImageView: UIImageView {
    let label: String
    init(label: String) {
        self.label = label
        super.init(frame: .zero)
    }
    override init(image: UIImage?) {
        label = ""
        super.init(image: image)
    }
    override init(image: UIImage?, highlightedImage: UIImage?) {
        label = ""
        super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedControl: UIControl {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedButton: UIButton {
    let label: String
    override init(frame: CGRect) {
        label = "made"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedSwitch: UISwitch {
    let label: String
    override init(frame: CGRect) {
        label = "made"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedScrollView: UIScrollView {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedStackView: UIStackView {
    let label: String
    override init(frame: CGRect) {
        label = "made"
        super.init(frame: frame)
    }
    required init(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedBar: UINavigationBar {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

// MARK: Collection views

final class TaggedCollectionView: UICollectionView {
    let label: String
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        label = ""
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
}

final class TaggedCell: UICollectionViewCell {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedListCell: UICollectionViewListCell {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedReusableView: UICollectionReusableView {
    let label: String
    override init(frame: CGRect) {
        label = ""
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedLayout: UICollectionViewLayout {
    let label: String
    override init() {
        label = ""
        super.init()
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedFlowLayout: UICollectionViewFlowLayout {
    let label: String
    override init() {
        label = ""
        super.init()
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedCompositionalLayout: UICollectionViewCompositionalLayout {
    let label: String
    init(label: String, provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.label = label
        super.init(sectionProvider: provider)
    }
    override init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        label = ""
        super.init(sectionProvider: sectionProvider, configuration: configuration)
    }
    override init(section: NSCollectionLayoutSection) {
        label = ""
        super.init(section: section)
    }
    override init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        label = ""
        super.init(section: section, configuration: configuration)
    }
    required init?(coder: NSCoder) { nil }
}

final class TaggedDataSource: UICollectionViewDiffableDataSource<Int, String> {
    let label: String
    override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        label = ""
        super.init(collectionView: collectionView, cellProvider: cellProvider)
    }
}

// MARK: Controllers

class TaggedController: UIViewController {
    let label: String
    init(label: String) {
        self.label = label
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedNavigationController: UINavigationController {
    let label: String
    init(label: String, root: UIViewController) {
        self.label = label
        super.init(rootViewController: root)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        label = ""
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedCollectionController: UICollectionViewController {
    let label: String
    init(label: String) {
        self.label = label
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        label = ""
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
}

final class TaggedPresentation: UIPresentationController {
    let label: String
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        label = ""
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }
}

final class TaggedHostingController: UIHostingController<Text> {
    let label: String
    init(label: String) {
        self.label = label
        super.init(rootView: Text(label))
    }
    override init?(coder aDecoder: NSCoder, rootView: Text) {
        label = ""
        super.init(coder: aDecoder, rootView: rootView)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder, rootView: Text(""))
    }
}

// MARK: Others

final class TaggedTap: UITapGestureRecognizer {
    let label: String
    init(label: String) {
        self.label = label
        super.init(target: nil, action: nil)
    }
    init(label: String, target: TaggedController, action: @escaping (TaggedController) -> () -> Void) {
        self.label = label
        super.init(target: target, action: action)
    }
}

final class TaggedRecognizer: UIGestureRecognizer {
    let label: String
    init(label: String, target: TaggedController, action: @escaping (TaggedController) -> (TaggedRecognizer) -> Void) {
        self.label = label
        super.init(target: target, action: action)
    }
}

final class TaggedItem: UINavigationItem {
    let label: String
    override init(title: String) {
        label = ""
        super.init(title: title)
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

final class TaggedResponder: UIResponder {
    let label: String
    override init() {
        label = ""
        super.init()
    }
}

nonisolated final class TaggedMetrics: UIFontMetrics, @unchecked Sendable {
    let label: String
    override init(forTextStyle textStyle: UIFont.TextStyle) {
        label = ""
        super.init(forTextStyle: textStyle)
    }
}

nonisolated final class TaggedColor: UIColor, @unchecked Sendable {
    let label: String
    override init(white: CGFloat, alpha: CGFloat) {
        label = ""
        super.init(white: white, alpha: alpha)
    }
    override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        label = ""
        super.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    override init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        label = ""
        super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    override init(cgColor: CGColor) {
        label = ""
        super.init(cgColor: cgColor)
    }
    override init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        label = ""
        super.init(dynamicProvider: dynamicProvider)
    }
    required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        label = ""
        super.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

nonisolated final class TaggedImage: UIImage, @unchecked Sendable {
    let label: String
    override init?(data: Data) {
        label = ""
        super.init(data: data)
    }
    override init?(data: Data, scale: CGFloat) {
        label = ""
        super.init(data: data, scale: scale)
    }
}

final class TaggedBarButton: UIBarButtonItem {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
    func pressed() {}
}

final class TaggedLayoutItem: NSCollectionLayoutItem {
    let label: String
    override init(layoutSize: NSCollectionLayoutSize) {
        label = "made"
        super.init(layoutSize: layoutSize)
    }
}

final class TaggedApplication: UIApplication {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
}

final class TaggedScene: UIWindowScene {
    let label: String
    init(label: String) {
        self.label = label
        super.init(size: CGSize(width: 100, height: 100))
    }
}

final class TaggedHostingView: _UIHostingView<Text> {
    let label: String
    init(label: String) {
        self.label = label
        super.init(rootView: Text(label))
    }
    required init?(coder: NSCoder) {
        label = ""
        super.init(coder: coder)
    }
}

nonisolated final class TaggedParagraph: NSMutableParagraphStyle, @unchecked Sendable {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
}

nonisolated final class TaggedDrawing: NSStringDrawingContext {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
}

nonisolated final class TaggedBezierPath: UIBezierPath {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
}

nonisolated final class TaggedAttributes: UICollectionViewLayoutAttributes {
    let label = "made"
    var badge = 0
}

nonisolated final class TaggedInvalidation: UICollectionViewLayoutInvalidationContext {
    let label = "made"
}

nonisolated final class TaggedAsset: UIImageAsset, @unchecked Sendable {
    let label: String
    override init() {
        label = "made"
        super.init()
    }
}

/// Makes one of each, by initialisers that are inherited as well.
@MainActor
func taggedObjects() -> [NSObject] {
    let scene = UIWindowScene()
    let root = TaggedController(label: "root")
    let layout = TaggedFlowLayout()
    let collection = TaggedCollectionView(frame: .zero, collectionViewLayout: layout)
    let section = NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]))
    return [
        TaggedView(label: "x"), OverlayWindow(label: "x", scene: scene), OverlayWindow(label: "x", frame: .zero),
        TaggedLabel(label: "x"), TaggedImageView(label: "x"), TaggedImageView(image: nil, highlightedImage: nil),
        TaggedControl(frame: .zero, primaryAction: nil), TaggedButton(type: .system),
        TaggedButton(configuration: .plain(), primaryAction: nil),
        TaggedButton(frame: .zero, primaryAction: UIAction(title: "x") { _ in }), TaggedSwitch(frame: .zero),
        TaggedScrollView(frame: .zero), TaggedStackView(arrangedSubviews: [UIView()]), TaggedBar(frame: .zero),
        collection, TaggedCell(frame: .zero), TaggedListCell(frame: .zero), TaggedReusableView(frame: .zero),
        TaggedLayout(), layout, TaggedCompositionalLayout(label: "x") { _, _ in section },
        TaggedCompositionalLayout(section: section),
        TaggedDataSource(collectionView: collection) { _, _, _ in nil }, root,
        TaggedNavigationController(label: "x", root: root), TaggedCollectionController(label: "x"),
        TaggedPresentation(presentedViewController: root, presenting: nil), TaggedHostingController(label: "x"),
        TaggedTap(label: "x"), TaggedTap(label: "x", target: root, action: TaggedController.loadViewIfNeeded),
        TaggedItem(title: "x"), TaggedResponder(), TaggedMetrics(forTextStyle: .body),
        TaggedColor(white: 0, alpha: 1), TaggedBarButton(title: "x", primaryAction: nil), TaggedBarButton(),
        TaggedBarButton(systemItem: .done), TaggedBarButton(customView: UIView()),
        TaggedBarButton(title: "x", style: .done, target: root, action: TaggedController.loadViewIfNeeded),
        TaggedBarButton(image: nil, style: .plain, target: nil, action: nil),
        TaggedBarButton(barButtonSystemItem: .add, target: root, action: TaggedController.loadViewIfNeeded),
        TaggedLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))),
        TaggedApplication(), TaggedScene(label: "x"), TaggedHostingView(label: "x"), TaggedParagraph(),
        TaggedDrawing(), TaggedBezierPath(), TaggedBezierPath(rect: .zero), TaggedBezierPath(ovalIn: .zero),
        TaggedBezierPath(roundedRect: .zero, cornerRadius: 2), TaggedAttributes(),
        TaggedAttributes(forCellWith: IndexPath(indexes: [0, 0])), TaggedInvalidation(), TaggedAsset(),
    ]
}
