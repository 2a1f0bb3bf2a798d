import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// Pictures are laid out for the medium they are shown in.
@MainActor @Suite("Media") struct MediumTests {
    private func window<V: View>(_ view: V, size: CGSize = CGSize(width: 160, height: 96)) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("A text picture has all letters of small and large fonts, in both worlds")
    func allLetters() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
        label.font = .systemFont(ofSize: 9)
        label.text = "A small label"
        #expect(label.snapshot().text() == "A small label\n")
        let view = VStack {
            Text("A long caption").font(.caption)
            Text("Large").font(.largeTitle)
        }
        let text = view.snapshot(size: CGSize(width: 112, height: 48)).text()
        #expect(text.contains("A long caption") && text.contains("Large"))
    }

    @Test("Text output shows a layout made of cells, SVG one made with the widths of letters")
    func bothMedia() {
        let snapshot = Text("ill").font(.system(size: 34)).padding(8).background(.red)
            .snapshot(size: CGSize(width: 160, height: 64), background: nil)
        #expect(snapshot.textPicture.list != snapshot.vectorPicture.list)
        #expect(!snapshot.svg().contains("textLength"))
        #expect(snapshot.text().contains("ill"))
    }

    @Test("A picture for one medium shows its layout in both outputs")
    func oneMedium() {
        for medium in Snapshot.Medium.allCases {
            let snapshot = Text("caption").font(.caption).snapshot(
                size: CGSize(width: 80, height: 16), background: nil, medium: medium)
            #expect(snapshot.textPicture.list == snapshot.vectorPicture.list)
            #expect(snapshot.svg().contains("monospace") == (medium == .text))
        }
    }

    private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("A window that is laid out for a medium is not laid out again for a picture for it")
    func cheap() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
        let view = Counting(frame: window.bounds)
        window.addSubview(view)
        window.textMedium = .text
        window.isHidden = false
        _ = window.snapshot(medium: .text)
        let (layouts, visits) = (view.layouts, LayoutPass.visitCount)
        for _ in 0..<3 { _ = window.snapshot(medium: .text) }
        #expect(view.layouts == layouts)
        #expect(LayoutPass.visitCount - visits <= 3)
        _ = window.snapshot(medium: .vector)
        #expect(view.layouts > layouts)
        #expect(window.textMedium == .text)
    }

    @Test("A label is measured for the medium of the window it comes into, and again when that changes")
    func labels() {
        let stack = UIStackView()
        let label = UILabel()
        label.font = .systemFont(ofSize: 34)
        label.text = "ill"
        stack.addArrangedSubview(label)
        stack.alignment = .top
        stack.frame.size = CGSize(width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(label.intrinsicContentSize == CGSize(width: 48, height: 32))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
        window.textMedium = .text
        window.isHidden = false
        window.addSubview(stack)
        window.layoutIfNeeded()
        #expect(label.frame.size.height == 16)
        window.textMedium = nil
        window.layoutIfNeeded()
        #expect(label.frame.size.height == 32)
    }

    @Test("Strings are measured and drawn for the medium of the traits in force")
    func strings() {
        let traits = UITraitCollection { $0.textMedium = .grid }
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 34)]
        traits.performAsCurrent {
            #expect("abc".size(withAttributes: attributes) == CGSize(width: 24, height: 16))
            #expect(UIFont.systemFont(ofSize: 34).lineHeight == 16)
        }
        #expect("abc".size(withAttributes: attributes) == CGSize(width: 48, height: 32))
        #expect(UIFont.systemFont(ofSize: 34) == UIFont.systemFont(ofSize: 34))
    }

    @Test("The medium is in no description of traits and overrides unless it was set, and in none after a picture")
    func hidden() {
        let window = window(Text("a"))
        let overrides = window.traitOverrides.description
        #expect(!window.traitCollection.description.contains("TextMedium"))
        _ = window.snapshot()
        #expect(!window.traitCollection.description.contains("TextMedium"))
        #expect(window.traitOverrides.description == overrides)
    }

    @Test("Text that fits is whole though it would not fit with an ellipsis in place of its end")
    func ellipsis() {
        let font = FontDescription.body.shown(in: .vector)
        for text in ["naughty, 0", "Bite Fish", "ill", "Wi"] {
            let size = TextMetrics.current.size(of: text, font: font, maxWidth: nil).size
            for lineBreak in [TextLayout.LineBreak.truncatedTail, .truncatedHead, .truncatedMiddle] {
                let layout = TextLayout(
                    text, font: font, maxWidth: size.width, maxHeight: size.height, lineLimit: 1, lineBreak: lineBreak)
                #expect(layout.lines.map(\.text) == [text])
                #expect(!layout.isTruncated)
            }
        }
    }
}
