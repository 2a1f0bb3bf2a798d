import CoreTransferable
import Foundation
import LayoutEngine

/// The part of a graph that a view's drops belong to.
@MainActor package final class DropArea {
    /// The rules of the view's drops; `nil` once its life is over.
    var rules: (any DropDelegate)?
    /// The items that the view accepts.
    var accepts: (NSItemProvider) -> Bool = { _ in false }
    private var proposed = DropOperation.copy

    init() {}

    private func info(_ providers: [NSItemProvider], _ point: CGPoint) -> DropInfo {
        DropInfo(location: point, providers: providers.filter(accepts))
    }

    /// Returns whether a drag is of interest, at a point in the view's coordinates.
    package func accepts(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
        let info = info(providers, point)
        return !info.providers.isEmpty && rules?.validateDrop(info: info) ?? false
    }

    /// The drag came over the view.
    package func dragEntered(_ providers: [NSItemProvider], at point: CGPoint) {
        proposed = .copy
        rules?.dropEntered(info: info(providers, point))
    }

    /// The drag is at another point. Returns the effect of a drop there.
    package func dragMoved(_ providers: [NSItemProvider], at point: CGPoint) -> DropOperation {
        guard let rules else { return .cancel }
        if let proposal = rules.dropUpdated(info: info(providers, point)) { proposed = proposal.operation }
        return proposed
    }

    /// The drag left the view.
    package func dragLeft(_ providers: [NSItemProvider], at point: CGPoint) {
        rules?.dropExited(info: info(providers, point))
    }

    /// Takes the items. Returns whether the view could.
    @discardableResult
    package func drop(_ providers: [NSItemProvider], at point: CGPoint) -> Bool {
        rules?.performDrop(info: info(providers, point)) ?? false
    }
}
