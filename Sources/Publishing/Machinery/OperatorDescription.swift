/// How the subscriber of an operator describes itself.
struct OperatorDescription: ExpressibleByStringLiteral {
    let name: StaticString
    /// Whether asking for no values stops the program.
    var needsDemand = false
    /// The children of its mirror.
    let children: Children

    enum Children {
        case none
        /// The downstream subscriber, and more.
        case downstream(() -> [Mirror.Child])
        /// An operator that reduces all values to one: the result so far, and the initial value.
        case reduction(() -> (result: Any, initial: Any))
        /// As an operator that joins each value with those before.
        case scanning(() -> Any)
        /// As an operator that keeps values in a row.
        case collecting(() -> [Mirror.Child])
        /// As an operator that translates values.
        case coding
        /// These alone.
        case these(() -> [Mirror.Child])
    }

    init(_ name: StaticString, _ children: Children = .none, needsDemand: Bool = false) {
        self.name = name
        self.children = children
        self.needsDemand = needsDemand
    }

    init(stringLiteral name: StaticString) { self.init(name) }

    /// Returns a mirror of the operator's subscriber.
    func mirror(of subject: some Any, downstream: Any?, upstream: (any Subscription)?, isOver: Bool) -> Mirror {
        let shown: [Mirror.Child] =
            switch children {
            case .none: []
            case .downstream(let others): [("downstream", downstream as Any)] + others()
            case .reduction(let value):
                {
                    let (result, initial) = value()
                    return [
                        ("downstream", downstream as Any), ("result", result), ("initial", initial),
                        ("status", upstream as Any),
                    ]
                }()
            case .scanning(let result):
                [("downstream", downstream as Any), ("status", upstream as Any), ("result", result())]
            case .collecting(let others):
                [("downstream", downstream as Any), ("upstreamSubscription", upstream as Any)] + others()
            case .coding:
                [
                    ("downstream", downstream as Any), ("finished", isOver), ("upstreamSubscription", upstream as Any),
                ]
            case .these(let children): children()
            }
        return Mirror(subject, children: shown)
    }
}
