import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What layers of views add to their pictures, as it is stored. `ISTHMUS_RECORD=1` stores it anew.
@MainActor @Suite("What layers look like", .serialized) struct LayerSceneTests {
    @Test("Corners, borders and shadows are the same as stored", arguments: ControlSceneTests.Style.allCases)
    func layers(style: ControlSceneTests.Style) throws {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 376, height: 176))
        stage.backgroundColor = .systemBackground
        for (index, change) in changes.enumerated() {
            let view = UIView(
                frame: CGRect(x: 16 + CGFloat(index % 3) * 120, y: 16 + CGFloat(index / 3) * 80, width: 104, height: 64)
            )
            view.backgroundColor = .systemTeal
            let strip = UIView(frame: CGRect(x: 0, y: 48, width: 104, height: 16))
            strip.backgroundColor = .systemIndigo
            view.addSubview(strip)
            let label = UILabel(frame: CGRect(x: 16, y: 16, width: 80, height: 16))
            label.text = "Layer \(index + 1)"
            view.addSubview(label)
            change(view.layer)
            stage.addSubview(view)
        }
        let snapshot = stage.snapshot(traits: style.traits)
        try snapshot.verify("ui-layers-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }

    private var changes: [(CALayer) -> Void] {
        [
            { $0.cornerRadius = 16 },
            { layer in
                layer.cornerRadius = 16
                layer.masksToBounds = true
            },
            { layer in
                layer.cornerRadius = 24
                layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                layer.masksToBounds = true
                layer.borderWidth = 3
                layer.borderColor = UIColor.systemRed.cgColor
            },
            { layer in
                layer.borderWidth = 8
                layer.borderColor = UIColor.systemOrange.cgColor
            },
            { layer in
                layer.cornerRadius = 8
                layer.shadowOpacity = 0.6
                layer.shadowRadius = 4
                layer.shadowOffset = CGSize(width: 0, height: 4)
            },
            { layer in
                layer.shadowPath = CGPath(
                    ellipseIn: CGRect(x: 0, y: 48, width: 104, height: 24), transform: nil)
                layer.shadowOpacity = 1
                layer.shadowColor = UIColor.systemPurple.cgColor
            },
        ]
    }
}
