import Foundation
import ImperativeUI

/// The sizes of its content that a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Sets the controller's `preferredContentSize` to the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// Sets the view's intrinsic size to the content's ideal size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller whose view shows a tree of views.
///
/// Traits set at the controller or above are read in the views through bridged keys. If the controller is itself
/// represented in a view, environment values around that pass through. When presented, or in the stack of a navigation
/// controller, its view has the system's background unless another one is set.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    private final var content: Content
    /// Whether this controller has told its views that they can be left.
    private final var hasSetPresentation = false
    /// The window whose style this controller has set, or the one that contains it.
    final weak var coloredWindow: UIWindow?

    /// Makes a controller that shows `rootView`.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that shows `rootView`. The archive's contents are not read.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
    }

    /// Traps unless a subclass implements it: archives do not contain the views to show.
    public required init?(coder: NSCoder) {
        fatalError(
            "A hosting controller made from an archive needs its root view: implement init(coder:) in "
                + "\(Self.self) and call super.init(coder:rootView:).")
    }

    /// The root view. A new value updates the existing views in the next update; state is kept by identity.
    public final var rootView: Content {
        get { content }
        set {
            content = newValue
            hostingView?.rootView = newValue
        }
    }

    /// Writes what the views say about bars.
    final private(set) lazy var settingsWriter = NavigationSettingsWriter(self)

    var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

    open override func loadView() {
        let hosting = _UIHostingView(
            rootView: content, settingsDidChange: { [weak self] in self?.settingsWriter.write($0) },
            presentationDidChange: { [weak self] in self?.take($0) }, outlet: preferenceOutlet)
        hosting.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        hosting.sizingOptions = sizingOptions
        hosting.safeAreaRegions = safeAreaRegions
        hosting.idealSizeDidChange = { [weak self] in self?.updatePreferredContentSize() }
        view = hosting
        if !setsEditMode { return }
        hosting.editMode = editMode.binding
        editMode.observer = { [weak self] in
            guard let self else { return }
            hostingView?.editMode = editMode.binding
            showEditButton()
        }
    }

    /// Where the preferences of the views go out when the view is loaded; `nil` where they stop here.
    var preferenceOutlet: PreferenceOutlet? { nil }

    /// Whether the views are edited as this controller is; false where they are edited as the views around are.
    var setsEditMode: Bool { true }

    /// Whether the views are being edited.
    private final let editMode = HostedEditMode()

    /// Whether what the controller shows is being edited: the views' `\.editMode`, unless they set another.
    open override var isEditing: Bool {
        get { setsEditMode ? editMode.isEditing : super.isEditing }
        set { super.isEditing = newValue }
    }

    /// Begins or ends editing. Override it to follow, and call `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        editMode.isEditing = editing
        super.setEditing(editing, animated: animated)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented || parent is UINavigationController { hostingView?.showSystemBackground() }
        if let hostingView, hostingView.presentation == nil, let wayBack {
            hostingView.presentation = wayBack
            hasSetPresentation = true
        }
        settingsWriter.targetWillAppear()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentationSettings != nil { presentationSettingsDidChange() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        settingsWriter.targetWillDisappear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if hasSetPresentation { hostingView?.presentation = nil }
        hasSetPresentation = false
        if presentationSettings != nil { presentationSettingsDidChange() }
    }

    // MARK: What the views say about their presentation

    /// What the views say about the presentation they are in; `nil` where none says anything.
    final private(set) var presentationSettings: PresentationSettings?

    private func take(_ settings: PresentationSettings) {
        if settings.isEmpty, presentationSettings == nil { return }
        presentationSettings = settings.isEmpty ? nil : settings
        presentationSettingsDidChange()
    }

    /// Whether the views want no status bar.
    open override var prefersStatusBarHidden: Bool { presentationSettings?.isStatusBarHidden ?? false }
    /// Whether the views want the home indicator to be hidden.
    open override var prefersHomeIndicatorAutoHidden: Bool { presentationSettings?.overlays == .hidden }

    /// What leaves the controller or what contains it; `nil` where there is nothing to leave.
    private var wayBack: DismissAction.Presentation? {
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first !== self {
            return PushedPresentation(of: self)
        }
        return presentingViewController == nil ? nil : HostedPresentation(of: self)
    }

    /// Returns the content's size in points for a proposal of `size`, after pending updates. An infinite dimension is
    /// proposed as unspecified.
    public final func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView?.sizeThatFits(size) ?? .zero
    }

    /// The sizes of the content that are kept up to date; none by default, because measuring has a cost.
    public final var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            hostingView?.sizingOptions = sizingOptions
            updatePreferredContentSize()
        }
    }

    /// The safe area regions that inset the content; all by default.
    public final var safeAreaRegions = SafeAreaRegions.all {
        didSet { hostingView?.safeAreaRegions = safeAreaRegions }
    }

    private func updatePreferredContentSize() {
        guard sizingOptions.contains(.preferredContentSize), let hostingView else { return }
        preferredContentSize = hostingView.idealSize
    }
}
