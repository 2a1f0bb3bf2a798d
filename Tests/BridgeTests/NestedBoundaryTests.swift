import DeclarativeUI
import TestSupport
import Testing

/// Boundaries between the worlds in one another.
@MainActor @Suite("Boundaries in one another") struct NestedBoundaryTests {
    @Test(
        "Boundaries nested to any depth are laid out, or what has no room is left out and reported",
        arguments: [1, 10, 100])
    func nested(levels: Int) {
        let bodies = BodyCount()
        var reported: [String] = []
        do {
            let window = UIWindow(windowScene: UIWindowScene())
            window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            window.rootViewController = UIHostingController(rootView: Level(levels: levels, bodies: bodies))
            window.isHidden = false
            reported = issues {
                for _ in 0..<4 { window.layoutIfNeeded() }
            }
            .map(\.message)
        }
        #expect(bodies.count == levels + 1)
        #expect(reported == [])
    }
}

@MainActor private final class BodyCount {
    var count = 0
}

private struct Level: View {
    let levels: Int
    let bodies: BodyCount

    var body: some View {
        let _ = bodies.count += 1
        if levels > 0 {
            Boundary(levels: levels - 1, bodies: bodies)
        } else {
            Color.red.frame(width: 10, height: 10)
        }
    }
}

private struct Boundary: UIViewControllerRepresentable {
    let levels: Int
    let bodies: BodyCount

    func makeUIViewController(context: Context) -> UIHostingController<Level> {
        let controller = UIHostingController(rootView: Level(levels: levels, bodies: bodies))
        controller.sizingOptions = .intrinsicContentSize
        return controller
    }

    func updateUIViewController(_ controller: UIHostingController<Level>, context: Context) {}
}
