import Foundation

/// Which of the methods that cost something a view class overrides, found once a class.
struct MethodOverrides: OptionSet {
    let rawValue: UInt16
    static let layout = MethodOverrides(rawValue: 1)
    static let properties = MethodOverrides(rawValue: 2)
    static let draw = MethodOverrides(rawValue: 4)
    static let traitsChanged = MethodOverrides(rawValue: 8)
    static let hitTest = MethodOverrides(rawValue: 16)
    static let safeArea = MethodOverrides(rawValue: 32)
    static let constraints = MethodOverrides(rawValue: 64)
    /// The drawing of the view's layer.
    static let layerDraw = MethodOverrides(rawValue: 128)
    /// The layout of the view's layer.
    static let layerLayout = MethodOverrides(rawValue: 256)
    /// The class of the view's layer.
    static let layerClass = MethodOverrides(rawValue: 512)

    @MainActor private static var known: [ObjectIdentifier: MethodOverrides] = [:]
    @MainActor private static var last: (type: ObjectIdentifier, overrides: MethodOverrides)?

    /// The overrides of a view class.
    @MainActor static func of(_ type: UIView.Type) -> MethodOverrides {
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.overrides }
        let overrides: MethodOverrides
        if let found = known[id] {
            overrides = found
        } else {
            overrides = find(type)
            known[id] = overrides
        }
        last = (id, overrides)
        return overrides
    }

    @MainActor private static func find(_ type: UIView.Type) -> MethodOverrides {
        var result: MethodOverrides = []
        for probe in probes where probe.slot.isOverridden(in: type) { result.insert(probe.method) }
        if type.layerClass != CALayer.self { result.insert(.layerClass) }
        return result
    }

    @MainActor private static let probes: [(method: MethodOverrides, slot: MethodSlot)] = [
        (.layout, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: LayoutView.self)),
        (.properties, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: PropertiesView.self)),
        (.draw, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: DrawView.self)),
        (.traitsChanged, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: TraitsView.self)),
        (.hitTest, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: HitView.self)),
        (.constraints, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: ConstraintsView.self)),
        (.layerDraw, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: LayerDrawView.self)),
        (.layerLayout, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: LayerLayoutView.self)),
        (.safeArea, MethodSlot(base: UIView.self, plain: PlainView.self, overriding: SafeAreaView.self)),
    ]

    @MainActor private static let traitControllers = KnownOverrides(
        base: UIViewController.self, plain: PlainController.self, overriding: TraitsController.self)
    @MainActor private static let propertiesSlot = MethodSlot(
        base: UIViewController.self, plain: PlainController.self, overriding: PropertiesController.self)
    @MainActor private static let constraintsSlot = MethodSlot(
        base: UIViewController.self, plain: PlainController.self, overriding: ConstraintsController.self)
    @MainActor private static let traitPresentations = KnownOverrides(
        base: UIPresentationController.self, plain: PlainPresentation.self, overriding: TraitsPresentation.self)

    /// Whether a controller class overrides `traitCollectionDidChange`.
    @MainActor static func observesAllTraits(_ type: UIViewController.Type) -> Bool {
        traitControllers.contain(type)
    }

    /// Whether a presentation controller class overrides `traitCollectionDidChange`.
    @MainActor static func observesAllTraits(_ type: UIPresentationController.Type) -> Bool {
        traitPresentations.contain(type)
    }

    /// Whether a controller class overrides `updateProperties`.
    @MainActor static func overridesProperties(_ type: UIViewController.Type) -> Bool {
        propertiesSlot.isOverridden(in: type)
    }

    /// Whether a controller class overrides `updateViewConstraints`.
    @MainActor static func overridesConstraints(_ type: UIViewController.Type) -> Bool {
        constraintsSlot.isOverridden(in: type)
    }
}

/// The offset of one method in the method tables of a class and its subclasses.
struct MethodSlot {
    /// The word's index from the class's address point; `nil` when it could not be told apart.
    private let index: Int?
    private let inherited: UInt

    /// Finds the one word in which `base` and `plain` agree and `overriding` differs.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let words = MethodSlot.wordCount(of: base)
        var candidates: [Int] = []
        // Behind the class's own header: the words a table of methods can hold.
        for index in MethodSlot.headerWords..<max(words, MethodSlot.headerWords)
        where MethodSlot.word(index, of: base) == MethodSlot.word(index, of: plain)
            && MethodSlot.word(index, of: base) != MethodSlot.word(index, of: overriding)
        {
            candidates.append(index)
        }
        index = candidates.count == 1 ? candidates[0] : nil
        inherited = index.map { MethodSlot.word($0, of: base) } ?? 0
    }

    /// Whether a class has its own implementation. Counts as yes when the slot is unknown.
    func isOverridden(in type: AnyClass) -> Bool {
        guard let index else { return true }
        return MethodSlot.word(index, of: type) != inherited
    }

    private static let headerWords = 8

    /// The words of a class's metadata after its address point, as its own header states them: the class size and the
    /// address point are two 32-bit numbers at byte 32.
    private static func wordCount(of type: AnyClass) -> Int {
        // A class's metadata begins with this fixed header on every platform without the Objective-C runtime.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        return (size - addressPoint) / MemoryLayout<UInt>.size
    }

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        // Within the metadata of `type`, which is at least as long as its base class's.
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(
            fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
    }
}

// The probes: one class that overrides nothing and one for each method. The overrides have bodies to keep the linker
// from folding them into the empty methods they override.
@MainActor private var probeRuns = 0
private class PlainView: UIView {}
private class LayoutView: UIView { override func layoutSubviews() { probeRuns += 1 } }
private class PropertiesView: UIView { override func updateProperties() { probeRuns += 2 } }
private class DrawView: UIView { override func draw(_ rect: CGRect) { probeRuns += 3 } }
private class TraitsView: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { probeRuns += 4 }
}
private class HitView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probeRuns += 8
        return nil
    }
}
private class SafeAreaView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: CGFloat(probeRuns), left: 1, bottom: 2, right: 3) }
}
private class ConstraintsView: UIView { override func updateConstraints() { probeRuns += 9 } }
private class LayerDrawView: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { probeRuns += 11 }
}
private class LayerLayoutView: UIView { override func layoutSublayers(of layer: CALayer) { probeRuns += 12 } }
private class PlainController: UIViewController {}
private class TraitsController: UIViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { probeRuns += 5 }
}
private class PropertiesController: UIViewController { override func updateProperties() { probeRuns += 7 } }
private class ConstraintsController: UIViewController { override func updateViewConstraints() { probeRuns += 10 } }
private class PlainPresentation: UIPresentationController {}
private class TraitsPresentation: UIPresentationController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { probeRuns += 6 }
}

extension TraitNode {
    /// Delivers every trait change to `traitCollectionDidChange`, for classes that override it.
    func deliverAllTraitChanges() {
        addRegistration(for: [.anyTrait]) { object, previous in object.traitCollectionDidChange(previous) }
    }
}

extension UIView {
    /// Finds out once a class which methods it overrides, so that the others cost nothing.
    final func adoptOverrides() {
        let overrides = MethodOverrides.of(type(of: self))
        if overrides.contains(.layout) { flags.insert(.overridesLayout) }
        if overrides.contains(.properties) { flags.insert([.overridesProperties, .needsProperties]) }
        if overrides.contains(.draw) || overrides.contains(.layerDraw) { flags.insert(.overridesDraw) }
        if overrides.contains(.layerLayout) { flags.insert(.overridesLayout) }
        if overrides.contains(.traitsChanged) { deliverAllTraitChanges() }
        if overrides.contains(.safeArea) { SafeAreas.areUsed = true }
        if overrides.contains(.constraints) { flags.insert([.overridesConstraints, .needsConstraints]) }
        // Such a layer is what the view shows, whether or not it is asked for.
        if overrides.contains(.layerClass) { _ = layer }
    }
}
