extension UIResponder {
    /// The responder chain from this one on: itself, its ``next``, and so on. Each is asked for its next one as the
    /// walk gets there.
    package final var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The first view controller of the chain, which may be this responder.
    package final var nearestViewController: UIViewController? {
        for responder in chain {
            if let controller = responder as? UIViewController { return controller }
        }
        return nil
    }
}
