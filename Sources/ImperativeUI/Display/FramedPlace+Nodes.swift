import BridgedEnvironment

extension UIView: FramedPlace {
    package final var seenFrame: CGRect? {
        isSeen(bounds) ? bounds.applying(transformToTop) : nil
    }
}

extension UIViewController: FramedPlace {
    package final var seenFrame: CGRect? { viewIfLoaded?.seenFrame }
}
