import Foundation

/// A relation between two edges or lengths of views and layout guides, which the layout holds.
///
/// A constraint says that `first = multiplier × second + constant`, or that the left side is at most or at least as large.
/// Constants are in points. A constraint counts while it is active; the nearest common ancestor of its items then holds
/// it. Views whose ``UIView/translatesAutoresizingMaskIntoConstraints`` is `false` get their frames from constraints;
/// those of others enter as they are.
///
/// Constraints are solved in the layout pass. Those between a view whose frame is given and the views below it are a
/// system of their own, so that a change costs the values that follow from it.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject, _NibConnecting {
    /// An end of a constraint: an attribute of an item.
    struct End {
        weak var item: (any ConstrainedItem)?
        let attribute: Attribute
    }

    final let first: End
    final let second: End
    private final let relationStorage: Relation
    final let factor: CGFloat
    private final var constantStorage: CGFloat
    private final var priorityStorage = UILayoutPriority.required
    /// The view that holds the constraint while it is active.
    final weak var holder: UIView?
    final var isActiveStorage = false
    /// The constraint's place in the system it was added to.
    final var installation: Installation?
    /// Says which of two constraints was activated later.
    final var activationNumber = 0
    /// Whether the constraint is part of a stack view's arrangement.
    final var isArrangement = false
    /// Whether it was reported that the constraint cannot be held.
    final var isReported = false

    /// Creates a constraint between attributes of two items, or between an attribute and a constant.
    ///
    /// Traps for an item that is neither a view nor a layout guide, for attributes of different kinds, and for an edge
    /// that is compared with a constant only.
    ///
    /// - Parameters:
    ///   - view1: The first item: a view or a layout guide.
    ///   - attr1: The attribute of the first item.
    ///   - relation: How the two sides compare.
    ///   - view2: The second item; `nil` if the attribute is compared with the constant.
    ///   - attr2: The attribute of the second item; `.notAnAttribute` without one.
    ///   - multiplier: The factor of the second attribute. With 0 the constant alone counts.
    ///   - constant: The constant in points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let second = view2.map { Self.item($0) }
        first = End(item: Self.item(view1), attribute: attr1)
        self.second = End(item: second, attribute: second == nil ? .notAnAttribute : attr2)
        relationStorage = relation
        factor = LayoutNumber.factor(multiplier)
        constantStorage = LayoutNumber.constant(constant)
        super.init()
        Self.check(attr1, self.second.attribute, isCompared: second != nil && factor != 0)
    }

    /// Creates a constraint without items, to be put in the place of one. It says nothing, and cannot be activated.
    public override init() {
        first = End(item: nil, attribute: .notAnAttribute)
        second = first
        relationStorage = .equal
        factor = 1
        constantStorage = 0
        super.init()
    }

    /// Connects an outlet by its name. Code that the plug-in `AppleSources` adds to classes overrides it.
    open func _connect(_ connection: _NibConnection) {}

    private static func item(_ item: Any) -> any ConstrainedItem {
        guard let item = item as? any ConstrainedItem else {
            fatalError(
                "A constraint has views and layout guides: \(type(of: item)) is neither. Pass a UIView or a "
                    + "UILayoutGuide.")
        }
        return item
    }

    // MARK: Parts

    /// The first item: a view or a layout guide; `nil` once it is gone.
    public final var firstItem: AnyObject? { first.item }
    /// The second item; `nil` if there is none, or once it is gone.
    public final var secondItem: AnyObject? { second.item }
    /// The attribute of the first item.
    public final var firstAttribute: Attribute { first.attribute }
    /// The attribute of the second item; `.notAnAttribute` if there is none.
    public final var secondAttribute: Attribute { second.attribute }
    /// How the attributes compare.
    public final var relation: Relation { relationStorage }
    /// The factor of the second attribute.
    public final var multiplier: CGFloat { factor }

    /// The constant in points. Values that are not finite are reported and count as 0.
    ///
    /// A change lays the views out again that follow from it.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            let new = LayoutNumber.constant(newValue)
            if new == constantStorage { return }
            constantStorage = new
            installation?.system?.constantDidChange(of: self)
        }
    }

    /// How much the constraint matters; `.required` by default.
    ///
    /// An optional constraint yields to all with a higher priority, and is held as nearly as these allow.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            let new = LayoutNumber.priority(newValue)
            if new == priorityStorage { return }
            priorityStorage = new
            installation?.system?.priorityDidChange(of: self)
        }
    }

    /// A Boolean value that indicates whether the constraint counts; `false` by default.
    ///
    /// Activating a constraint between items without a common ancestor traps.
    open var isActive: Bool {
        get { isActiveStorage }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// The name of the constraint in reports; `nil` by default.
    open var identifier: String?

    /// A Boolean value that says whether archives have the constraint. Nothing is archived, so it has no effect.
    open var shouldBeArchived = false

    /// A description of the constraint: the items, attributes, constant, priority and identifier.
    open override var description: String {
        // Descriptions are asked for by reports, which are made on the main actor.
        MainActor.assumeIsolated { words }
    }
}
