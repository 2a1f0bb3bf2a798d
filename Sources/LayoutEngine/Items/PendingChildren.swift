/// The children of a large container that may be invalid or need a layout, so that not all of them are asked each time.
final class PendingChildren {
    /// The number of children above which a container keeps such a list.
    static let minimum = 64
    /// The most children to list. If more have changed, all are asked.
    private static let limit = 32

    private var list: [LayoutNode] = []
    private var isComplete = false

    /// The children to ask, in no order; `nil` if all must be asked.
    var known: [LayoutNode]? { isComplete ? list : nil }

    /// Notes a child that is not valid or needs a layout.
    func insert(_ child: LayoutNode) {
        if !isComplete || list.last === child { return }
        if list.count < Self.limit { list.append(child) } else { forget() }
    }

    /// Notes that any child may be invalid or need a layout.
    func forget() {
        isComplete = false
        list = []
    }

    /// Notes that those of the children that need a layout are about to be laid out.
    func willLayOut(_ children: [LayoutNode]) {
        list = (known ?? children).filter { !$0.isValid }
        isComplete = list.count <= Self.limit
        if !isComplete { list = [] }
    }
}
