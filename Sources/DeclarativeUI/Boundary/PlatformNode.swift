@_spi(Graph) import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI
import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The surroundings of a represented view, passed to its methods.
struct PlatformSurroundings {
    let environment: EnvironmentValues
    let transaction: Transaction
}

/// The context passed to the methods of a represented view or controller.
protocol PlatformContext {
    associatedtype Coordinator
    init(coordinator: Coordinator, surroundings: PlatformSurroundings)
}

/// The common interface of represented views and represented controllers.
@MainActor protocol PlatformAdaptor {
    associatedtype Value: View
    associatedtype Object: AnyObject
    associatedtype Context: PlatformContext
    static func makeCoordinator(_ value: Value) -> Context.Coordinator
    static func make(_ value: Value, in context: Context) -> Object
    static func update(_ object: Object, by value: Value, in context: Context)
    static func dismantle(_ object: Object, _ coordinator: Context.Coordinator)
    static func size(
        _ proposal: ProposedViewSize, of object: Object, by value: Value, in context: Context
    ) -> CGSize?
    static func view(of object: Object) -> UIView
    static func controller(of object: Object) -> UIViewController?
}

/// The node of a represented view or controller. It makes one object, keeps it, and updates it.
final class PlatformNode<Adaptor: PlatformAdaptor>: LeafNode, FrameFollower, UpdateParticipant, ScopeLabel {
    private struct Made {
        let object: Adaptor.Object
        let coordinator: Adaptor.Context.Coordinator
        let boundaryView: BoundaryView
    }

    private var value: Adaptor.Value
    private(set) var properties: DynamicPropertyBuffer?
    /// The inlet of the preferences of pages; `nil` if the represented object shows none.
    private var inlet: PreferenceInlet?
    private let reads = EnvironmentObserver()
    private var readValues = PropertyMap.empty
    private var made: Made?
    var queuedPhases = UpdateQueue.PhaseSet()

    init(_ value: Adaptor.Value, in context: _NodeContext) {
        self.value = value
        super.init(foreignIn: context)
        if !(Adaptor.Value.self is AnyObject.Type) {
            properties = DynamicPropertyBuffer.make(for: Adaptor.Value.self, owner: self)
        }
        reads.keysChanged = { [weak self] in self?.environmentDidChange() }
        reads.runs(.update, of: self)
        markDirty()
    }

    override var viewType: Any.Type { Adaptor.Value.self }
    var scopeLabel: String { "\(viewType)" }
    /// The view around the represented one, once that has been made.
    var boundaryView: BoundaryView? { made?.boundaryView }

    func update(_ new: Adaptor.Value) {
        if !valuesAreEqual(value, new, mode: .equatableUnlessPlain) {
            if EvaluationRecorder.isRecording { noteDifference(from: value, to: new) }
            valueDiffers = true
        }
        value = new
        if valueDiffers || isDirty { markDirty() }
    }

    override func hasReasonToRun() -> Bool { properties?.environmentDiffers(in: &value) ?? true }

    /// Imperative code runs after bodies.
    override func evaluate() { UpdateQueue.shared.enqueue(self, in: .representables) }

    func performUpdate(in phase: UpdateQueue.Phase) {
        if isTornDown { return }
        if EvaluationRecorder.isRecording { recordRun(of: &value) }
        var installed = value
        let tracker = ReadTracker()
        readValues = scope.map
        var environment = EnvironmentValues(map: readValues)
        environment.tracker = tracker
        let surroundings = PlatformSurroundings(environment: environment, transaction: transaction)
        // Changes of views during the update are made under the same transaction.
        surroundings.transaction.perform {
            graph.tracking(self) {
                properties?.install(into: &installed)
                // Client code may end the life of this node and its graph.
                if let made = self.made ?? make(installed, surroundings), !isTornDown {
                    let context = Adaptor.Context(coordinator: made.coordinator, surroundings: surroundings)
                    Adaptor.update(made.object, by: installed, in: context)
                }
            }
        }
        tracker.finish()
        properties?.finish()
        if isTornDown { return }
        reads.file(in: scope, keys: tracker.keys)
        environmentDidChange()
        sizeDidChange()
    }

    var updateDepth: Int { graph.updateDepth + depth }

    /// Makes the object and shows it; `nil` if making it has ended the node's life.
    private func make(_ value: Adaptor.Value, _ surroundings: PlatformSurroundings) -> Made? {
        let boundaryView = BoundaryView(outer: scope, node: self)
        boundaryView.item = layoutNode
        boundaryView.contentSizeObserver = { [weak self] in self?.sizeDidChange() }
        let coordinator = Adaptor.makeCoordinator(value)
        let context = Adaptor.Context(coordinator: coordinator, surroundings: surroundings)
        let object = Adaptor.make(value, in: context)
        if isTornDown {
            Adaptor.dismantle(object, coordinator)
            return nil
        }
        let made = Made(object: object, coordinator: coordinator, boundaryView: boundaryView)
        self.made = made
        if let container = Adaptor.controller(of: object) as? any PageContainer {
            let inlet = PreferenceInlet(at: self)
            self.inlet = inlet
            container.inlet = inlet
        }
        let container = graph.delegate as? UIView
        if let controller = Adaptor.controller(of: object) {
            container?.nearestViewController?.addChild(controller)
            controller.preferredSizeObserver = { [weak self] in self?.sizeDidChange() }
        }
        boundaryView.addSubview(Adaptor.view(of: object))
        followFrame()
        container?.addSubview(boundaryView)
        if let controller = Adaptor.controller(of: object), let parent = controller.parent {
            controller.didMove(toParent: parent)
        }
        layoutNode.sizing = .custom { [weak self] proposal in
            // Layout runs on the main actor, because only a hosting view performs it.
            MainActor.assumeIsolated { self?.size(for: proposal) ?? .zero }
        }
        return made
    }

    private func environmentDidChange() {
        if reads.keysChanged(since: readValues).isEmpty { return }
        if EvaluationRecorder.isRecording { noteKeys(reads.keys, from: readValues) }
        markDirty()
    }

    func frameDidChange(_ frame: CGRect) {
        made?.boundaryView.isHidden = isUnselected
        made?.boundaryView.frame = frame
    }

    override func willTearDown() {
        super.willTearDown()
        inlet?.end()
        reads.unfile()
        properties?.destroy()
        unfollowFrame()
        guard let made else { return }
        self.made = nil
        let controller = Adaptor.controller(of: made.object)
        controller?.preferredSizeObserver = nil
        // While it is still shown: what client code ends there may need the window.
        Adaptor.dismantle(made.object, made.coordinator)
        if controller?.parent != nil { controller?.willMove(toParent: nil) }
        made.boundaryView.leave()
        controller?.removeFromParent()
    }

    // MARK: Size

    private func size(for proposal: ProposedViewSize) -> CGSize {
        guard let made else { return .zero }
        let surroundings = PlatformSurroundings(
            environment: EnvironmentValues(map: scope.map), transaction: Transaction())
        let context = Adaptor.Context(coordinator: made.coordinator, surroundings: surroundings)
        if let size = Adaptor.size(proposal, of: made.object, by: value, in: context) { return size }
        let view = Adaptor.view(of: made.object)
        let preferred = Adaptor.controller(of: made.object)?.preferredContentSize ?? .zero
        if preferred == .zero, let size = constrainedSize(of: view, for: proposal) { return size }
        let intrinsic = view.intrinsicContentSize
        return CGSize(
            width: length(
                proposal.width, intrinsic: intrinsic.width, preferred: preferred.width, view: view, axis: .horizontal),
            height: length(
                proposal.height, intrinsic: intrinsic.height, preferred: preferred.height, view: view, axis: .vertical))
    }

    /// Returns the size of a view that constraints determine: at least that which they ask for in the proposed width.
    private func constrainedSize(of view: UIView, for proposal: ProposedViewSize) -> CGSize? {
        let target = CGSize(width: proposal.width ?? 0, height: 0)
        // A proposal counts for more than all that views ask for by themselves.
        let priority = proposal.width == nil ? UILayoutPriority.fittingSizeLevel : UILayoutPriority(999)
        guard var size = view.constrainedSize(target, priority, .fittingSizeLevel), size != .zero else { return nil }
        if let height = proposal.height { size.height = max(size.height, height) }
        return size
    }

    /// Returns the length along one axis.
    ///
    /// It is ideally the preferred or intrinsic length. Compression resistance keeps it from shrinking, and hugging
    /// from growing.
    private func length(
        _ proposal: CGFloat?, intrinsic: CGFloat, preferred: CGFloat, view: UIView, axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let hasIntrinsic = intrinsic != UIView.noIntrinsicMetric && intrinsic >= 0
        let ideal = preferred > 0 ? preferred : hasIntrinsic ? intrinsic : 0
        guard let proposal else { return ideal }
        if !hasIntrinsic { return max(proposal, 0) }
        let least = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? ideal : 0
        let most = view.contentHuggingPriority(for: axis) >= .defaultHigh ? ideal : CGFloat.infinity
        return min(max(proposal, least), most)
    }
}

extension PlatformNode: ForeignContentNode {
    func drawForeign(at corner: CGPoint, in context: inout DrawingContext) {
        guard let made, let container = graph.delegate as? UIView else { return }
        container.drawSubview(made.boundaryView, at: corner, in: &context)
    }
}

extension PlatformNode: VariableContentNode {
    // Views that a program shows in a controller of its own pass nothing up.
    var handsUpPreferences: Bool { inlet != nil }
}

extension PlatformNode: AccountedNode, UpdatingNode {
    var isFirstRun: Bool { boundaryView == nil }
}
