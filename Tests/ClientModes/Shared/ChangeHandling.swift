import UIKit

class ChangeHandlingView: UIView {
    private var contentView = UIView()
    var shownSizeClass = UIUserInterfaceSizeClass.unspecified

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    convenience init(theme: MyAppTheme) {
        self.init(frame: .zero)
        traitOverrides.myAppTheme = theme
    }

    deinit {}

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
            updateViews(sizeClass: traitCollection.horizontalSizeClass)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    func updateViews(sizeClass: UIUserInterfaceSizeClass) {
        shownSizeClass = sizeClass
    }
}

class ChangeHandlingController: UIViewController {
    let anotherView = ChangeHandlingView(frame: .zero)
    var registrations: [any UITraitChangeRegistration] = []
    weak var lastRegistration: (any UITraitChangeRegistration)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(anotherView)

        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            self.updateViews(sizeClass: self.traitCollection.horizontalSizeClass)
        }

        anotherView.registerForTraitChanges([UITraitHorizontalSizeClass.self, ContainedInSettingsTrait.self]) {
            (view: ChangeHandlingView, previousTraitCollection: UITraitCollection) in
            view.updateViews(sizeClass: previousTraitCollection.horizontalSizeClass)
        }

        anotherView.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: UIView.setNeedsLayout)

        anotherView.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, ContainedInSettingsTrait.self],
            target: self, action: ChangeHandlingController.handleTraitChange(view:previousTraitCollection:))

        registerForTraitChanges(
            UITraitCollection.systemTraitsAffectingColorAppearance,
            action: ChangeHandlingController.handleColorAppearanceChange)

        let handler: TraitChangeHandler<ChangeHandlingController> = { controller, _ in
            controller.handleColorAppearanceChange()
        }
        registrations.append(registerForTraitChanges([MyAppThemeTrait.self], handler: handler))
    }

    func stopObserving() {
        let registration = registerForTraitChanges(
            [UITraitHorizontalSizeClass.self], action: ChangeHandlingController.handleColorAppearanceChange)
        lastRegistration = registration
        unregisterForTraitChanges(registration)
        registrations.forEach { unregisterForTraitChanges($0) }
    }

    func handleTraitChange(view: ChangeHandlingView, previousTraitCollection: UITraitCollection) {
        view.setNeedsLayout()
    }

    func handleColorAppearanceChange() {
        view.setNeedsDisplay()
    }

    func updateViews(sizeClass: UIUserInterfaceSizeClass) {
        title = sizeClass == .compact ? "Compact" : "Regular"
    }

    func toggleThemeOverride(_ overrideTheme: MyAppTheme) {
        if view.traitOverrides.contains(MyAppThemeTrait.self) {
            view.traitOverrides.remove(MyAppThemeTrait.self)
        } else {
            view.traitOverrides.myAppTheme = overrideTheme
        }
    }
}

final class SelfHandlingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([MyAppThemeTrait.self], action: Self.themeDidChange)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Self.styleDidChange(view:))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from an archive") }

    private func themeDidChange() { setNeedsLayout() }
    private func styleDidChange(view: SelfHandlingView) { view.setNeedsDisplay() }
}
