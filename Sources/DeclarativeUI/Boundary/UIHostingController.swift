@_spi(Graph) import DeclarativeViews
import Foundation
import ImperativeUI

/// The sizes of its content that a hosting controller tracks.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: Int
    /// Creates a set of options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Updates the controller's `preferredContentSize` to match the ideal size of the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// Updates the view's intrinsic content size to match the ideal size of the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that hosts a tree of SwiftUI views.
///
/// The views read traits of the controller and its ancestors through bridged keys. If the controller is itself
/// represented in a SwiftUI view, the environment values around it pass through. When the controller is presented or
/// in the stack of a navigation controller, its view has the system background unless another one is set.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    private final var content: Content
    /// Whether this controller has told its views that they can be left.
    private final var hasSetPresentation = false
    /// The window whose style this controller has set, or the one that contains it.
    final weak var coloredWindow: UIWindow?

    /// Creates a hosting controller that shows `rootView`.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a hosting controller that shows `rootView`. The contents of the archive are not read.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
    }

    /// Traps unless a subclass overrides it, because archives do not contain the content.
    public required init?(coder: NSCoder) {
        fatalError(
            "A hosting controller made from an archive needs its root view: implement init(coder:) in "
                + "\(Self.self) and call super.init(coder:rootView:).")
    }

    /// The root of the view tree. A new value updates the existing views during the next update; state persists by
    /// identity.
    public final var rootView: Content {
        get { content }
        set {
            content = newValue
            hostingView?.rootView = newValue
        }
    }

    /// Writes the views' settings for bars.
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
    private final let editMode = EditModeState()

    /// A Boolean value that indicates whether the content is being edited. It is the views' `\.editMode`, unless the
    /// views set another.
    open override var isEditing: Bool {
        get { setsEditMode ? editMode.isEditing : super.isEditing }
        set { super.isEditing = newValue }
    }

    /// Starts or ends editing. Subclasses that override this method must call `super`.
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

    // MARK: Settings of the presentation

    /// The views' settings for the presentation they are in; `nil` if there are none.
    final private(set) var presentationSettings: PresentationSettings?

    private func take(_ settings: PresentationSettings) {
        if settings.isEmpty, presentationSettings == nil { return }
        presentationSettings = settings.isEmpty ? nil : settings
        presentationSettingsDidChange()
    }

    /// A Boolean value that indicates whether the content prefers the status bar hidden.
    open override var prefersStatusBarHidden: Bool { presentationSettings?.isStatusBarHidden ?? false }
    /// A Boolean value that indicates whether the content prefers the home indicator hidden.
    open override var prefersHomeIndicatorAutoHidden: Bool { presentationSettings?.overlays == .hidden }

    /// The way to dismiss the controller or its container; `nil` where there is nothing to dismiss.
    private var wayBack: DismissAction.Presentation? {
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first !== self {
            return PushedPresentation(of: self)
        }
        return presentingViewController == nil ? nil : ModalPresentation(of: self)
    }

    /// Returns the size of the content, in points, for a proposed size, after performing pending updates. An infinite
    /// dimension is proposed as unspecified.
    public final func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView?.sizeThatFits(size) ?? .zero
    }

    /// The sizes of the content that the controller tracks; none by default, because measuring has a cost.
    public final var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            hostingView?.sizingOptions = sizingOptions
            updatePreferredContentSize()
        }
    }

    /// The safe area regions that inset the content; all regions by default.
    public final var safeAreaRegions = SafeAreaRegions.all {
        didSet { hostingView?.safeAreaRegions = safeAreaRegions }
    }

    private func updatePreferredContentSize() {
        guard sizingOptions.contains(.preferredContentSize), let hostingView else { return }
        preferredContentSize = hostingView.idealSize
    }
}
