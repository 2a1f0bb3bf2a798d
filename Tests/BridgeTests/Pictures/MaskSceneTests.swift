import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is seen through masks of both worlds, as it is stored. `ISTHMUS_RECORD=1` stores it anew.
@MainActor @Suite("What masked views look like", .serialized) struct MaskSceneTests {
    @Test("Views behind masks are the same as stored", arguments: ControlSceneTests.Style.allCases)
    func masks(style: ControlSceneTests.Style) throws {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 256, height: 176))
        stage.backgroundColor = .systemBackground
        for (index, mask) in [round(), faint(), text(), hosted()].enumerated() {
            let view = UIView(
                frame: CGRect(x: 16 + CGFloat(index % 2) * 120, y: 16 + CGFloat(index / 2) * 80, width: 104, height: 64)
            )
            view.backgroundColor = .systemTeal
            let label = UILabel(frame: CGRect(x: 8, y: 16, width: 96, height: 32))
            label.text = "Behind it"
            view.addSubview(label)
            view.mask = mask
            stage.addSubview(view)
        }
        let snapshot = stage.snapshot(traits: style.traits)
        try snapshot.verify("ui-masks-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }

    private func round() -> UIView {
        let mask = _UIHostingView(rootView: Circle())
        mask.frame = CGRect(x: 20, y: 0, width: 64, height: 64)
        return mask
    }

    private func faint() -> UIView {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 104, height: 64))
        for index in 0..<4 {
            let stripe = UIView(frame: CGRect(x: 0, y: 16 * CGFloat(index), width: 104, height: 16))
            stripe.backgroundColor = .label
            stripe.alpha = 1 - 0.25 * CGFloat(index)
            mask.addSubview(stripe)
        }
        return mask
    }

    private func text() -> UIView {
        let mask = UILabel(frame: CGRect(x: 8, y: 16, width: 96, height: 32))
        mask.text = "Seen only"
        return mask
    }

    private func hosted() -> UIView {
        let mask = _UIHostingView(
            rootView: LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
        mask.frame = CGRect(x: 0, y: 0, width: 104, height: 64)
        return mask
    }
}
