import AllocationCount
import DeclarativeUI

/// Building, changing and freeing large and deep trees of views.
@MainActor func benchmarkHierarchies(_ report: Report) {
    report.begin("N views side by side, per view")
    var build: Double?
    var free: Double?
    for count in Options.sizes([100_000, 1_000_000]) {
        let (buildTime, freeTime, bytes) = flat(count)
        report.row("built, N = \(grouped(count))", buildTime, reference: build ?? buildTime, ratioLimit: 2)
        report.row("freed, N = \(grouped(count))", freeTime, reference: free ?? freeTime, ratioLimit: 2)
        report.row("memory, N = \(grouped(count))", bytes, .bytes)
        build = build ?? buildTime
        free = free ?? freeTime
    }
    report.begin("A chain of N views, per view")
    var first: ChainTimes?
    for count in Options.sizes([1_000, 10_000]) {
        let times = chain(count)
        report.row(
            "built downwards, N = \(grouped(count))", times.down, reference: (first ?? times).down, ratioLimit: 2)
        report.row("built upwards, N = \(grouped(count))", times.up, reference: (first ?? times).up, ratioLimit: 2)
        report.row("laid out, N = \(grouped(count))", times.layout, reference: (first ?? times).layout, ratioLimit: 2)
        report.row("freed, N = \(grouped(count))", times.free, reference: (first ?? times).free, ratioLimit: 2)
        report.row("override at the top seen at the bottom, N = \(grouped(count)), whole", times.override)
        first = first ?? times
    }
}

@MainActor private func flat(_ count: Int) -> (build: Double, free: Double, bytes: Double) {
    var build = Double.infinity
    var free = Double.infinity
    var bytes = 0.0
    for _ in 0..<3 {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        var top: UIView? = UIView()
        if let top { window.addSubview(top) }
        let before = live_bytes()
        build = min(
            build,
            once {
                for _ in 0..<count { top?.addSubview(UIView()) }
                window.layoutIfNeeded()
            })
        bytes = Double(live_bytes() - before)
        free = min(
            free,
            once {
                top?.removeFromSuperview()
                top = nil
            })
    }
    let number = Double(count)
    return (build / number, free / number, bytes / number)
}

private struct ChainTimes {
    var down = Double.infinity
    var up = Double.infinity
    var layout = Double.infinity
    var free = Double.infinity
    var override = Double.infinity
}

@MainActor private func chain(_ count: Int) -> ChainTimes {
    var times = ChainTimes()
    let number = Double(count)
    for repetition in 0..<5 {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.layoutIfNeeded()
        var top: UIView? = UIView()
        var bottom = top
        let down = once {
            if let top { window.addSubview(top) }
            for _ in 1..<count {
                let next = UIView()
                bottom?.addSubview(next)
                bottom = next
            }
        }
        times.down = min(times.down, down / number)
        times.layout = min(times.layout, once { window.layoutIfNeeded() } / number)
        var hits = 0
        bottom?.registerForTraitChanges([ToneTrait.self]) { (_: UIView, _) in hits += 1 }
        let override = once {
            scene.traitOverrides[ToneTrait.self] = repetition + 1
            window.updateTraitsIfNeeded()
        }
        times.override = min(times.override, override)
        if hits != 1 { fatalError("The bottom of the chain was called \(hits) times.") }
        let free = once {
            bottom = nil
            top?.removeFromSuperview()
            top = nil
        }
        times.free = min(times.free, free / number)
        let up = once {
            var above = UIView()
            for _ in 1..<count {
                let next = UIView()
                next.addSubview(above)
                above = next
            }
            window.addSubview(above)
        }
        times.up = min(times.up, up / number)
    }
    return times
}
