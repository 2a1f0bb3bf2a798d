extension GestureSearch {
    /// Finds the recognisers on the view touched and its ancestors; of one view those that need more taps first.
    mutating func search(from hit: UIView) {
        here = hit
        while let here {
            here.contents?.addGestures(to: &self)
            if here is UIScrollView { passScroller() }
            let own = (here.gestureRecognizers ?? []).enumerated()
            let sorted = own.sorted { ($1.element.taps, $0.offset) < ($0.element.taps, $1.offset) }
            for (_, recognizer) in sorted {
                guard recognizer.isEnabled, recognizer.state == .possible, recognizer.arena == nil else { continue }
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) == false { continue }
                add(recognizer)
            }
            child = here
            self.here = here.superview
        }
    }
}
