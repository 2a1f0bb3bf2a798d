import Foundation
import Motion
import BridgedEnvironment

/// A scene that contains windows: the root of the trait hierarchy of everything in them.
///
/// It has a concrete value for every system trait: those with which it was created, and a device's for the others:
///
/// | trait | value |
/// | --- | --- |
/// | idiom, style, level | phone, light, base |
/// | direction, size category | left to right, large |
/// | scale, gamut | 2, sRGB |
/// | contrast, legibility weight | normal, regular |
/// | size classes | regular from 600 points of width, from 480 of height, else compact |
/// | active appearance, capture state, force touch | active, inactive, unavailable |
/// | image range, HDR limit, toolbar size | standard, inactive, regular |
/// | list, tab accessory, split view, language | none |
@MainActor @preconcurrency open class UIWindowScene: UIScene, TraitNode, UITraitChangeObservable {
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?
    private final var windowStorage = WindowList()
    /// The traits the scene was made with, or that its host knows.
    private final var given: PropertyMap = .empty
    /// The traits the scene was made with, which its root has.
    private final var original: PropertyMap = .empty

    /// The size of the scene, in points. The controllers in its windows are notified before it changes.
    public final var size: CGSize {
        get { sizeStorage }
        set { if newValue != sizeStorage { change(to: newValue, given) } }
    }
    private final var sizeStorage: CGSize

    /// Takes over the host's current surroundings.
    final func follow(_ surroundings: HostSurroundings) {
        let traits = surroundings.traits.map
        let isChanged = !given.entries.map(\.write).isSame(as: traits.entries.map(\.write))
        safeAreaInsets = surroundings.safeAreaInsets
        if size != surroundings.size || isChanged { change(to: surroundings.size, traits) }
        keyboardHeight = surroundings.keyboardHeight
    }

    /// Takes another size and other traits of the host, which the windows follow.
    private func change(to size: CGSize, _ traits: PropertyMap) {
        let sizeClasses = DeviceTraits.sizeClasses(size).filter { !traits.contains($0.id) }
        // A trait that is no longer given is the device's again, or has no value.
        let device = DeviceTraits.map(size: size)
        let lost = original.entries.filter { $0.id.space == .trait && !traits.contains($0.id) }.map {
            device.entry(of: $0.id)?.write ?? PropertyWrite(removing: $0.descriptor)
        }
        let writes = lost + traits.entries.filter { $0.id.space == .trait }.map(\.write) + sizeClasses
        UIWindow.transition(windows, to: UIWindow.Prospect(size: size, traits: writes)) {
            let hasOtherSize = size != sizeStorage
            (sizeStorage, given) = (size, traits)
            record.computed = writes
            stageRecord()
            if hasOtherSize { for window in windows { window.frame.size = size } }
        }
        for window in windows { window.mediumMayHaveChanged() }
    }

    /// The insets that the device covers at each edge of the scene with its corners and bars, in points; zero unless
    /// a host sets them. Negative or non-finite values count as 0.
    public final var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            safeAreaInsets = safeAreaInsets.usable
            if safeAreaInsets == oldValue { return }
            SafeAreas.areUsed = true
            for window in windows { window.safeAreaMayHaveChanged() }
        }
    }

    /// The height of the part at the bottom that the host's keyboard covers, in points.
    final var keyboardHeight: CGFloat = 0 {
        didSet {
            keyboardHeight = max(0, keyboardHeight.finiteOrZero)
            let before = coveredHeight(oldValue, inputViewsHeight)
            if coveredHeight != before { keyboardDidChange(from: before) }
        }
    }
    /// The height of the input views above the keyboard, in points.
    final var inputViewsHeight: CGFloat = 0 {
        didSet {
            let before = coveredHeight(keyboardHeight, oldValue)
            if coveredHeight != before { keyboardDidChange(from: before) }
        }
    }
    /// When the keyboard is where it was announced to go.
    final var keyboardArrival: Appointment?

    /// Creates a scene with a size, 390 by 844 points by default, and traits.
    ///
    /// Values set in `traits` are used; a device supplies the others. The size classes are derived from the size.
    public init(size: CGSize = CGSize(width: 390, height: 844), traits: UITraitCollection = UITraitCollection()) {
        sizeStorage = size
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
        begin(with: traits, clock: .current)
    }

    deinit {
        let (record, link) = (traitRecord, scopeLink)
        record?.releaseAttachedNodes(link: link) { nearestScope }
    }

    /// Creates a scene for a session, with the size and traits of the application's host.
    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        let life = UIApplication.shared.life
        let surroundings =
            life?.nextSurroundings ?? life?.surroundings ?? HostSurroundings(size: DeviceTraits.defaultSize)
        sizeStorage = surroundings.size
        super.init(session: session, connectionOptions: connectionOptions)
        begin(with: surroundings.traits, clock: surroundings.clock ?? .current)
        safeAreaInsets = surroundings.safeAreaInsets
        keyboardHeight = surroundings.keyboardHeight
    }

    private func begin(with traits: UITraitCollection, clock: AnimationClock) {
        (given, original) = (traits.map, traits.map)
        let writes = given.entries.filter { $0.id.space == .trait }.map(\.write)
        let scope = Scope(root: DeviceTraits.root(size: size, clock: clock).applying(writes))
        scope.isLive = true
        adopt(scope)
        UIApplication.shared.connect(self)
    }

    /// The windows in the scene, in the order in which they joined. The scene does not keep them alive.
    public final var windows: [UIWindow] { windowStorage.windows }

    /// The screen on which the scene is shown.
    public final var screen: UIScreen { UIScreen.main }

    /// The key window, if it is in this scene; `nil` otherwise.
    public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    final func add(_ window: UIWindow) { windowStorage.add(window) }
    final func remove(_ window: UIWindow) { windowStorage.remove(window) }

    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Traits

    /// The traits in force for this scene, including its own pending overrides.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// A requirement of `UITraitEnvironment`. Not called on scenes unless a subclass registers.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The trait values that the scene sets for everything in it.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    package var answersStagedWrites: Bool { true }
    package var scopeParent: (any ScopeNode)? { nil }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        forEachAttachedNode(body)
        for window in windows { body(window) }
    }
    package var scopeChildLimit: Int { attachedNodeLimit + windows.count }
}
