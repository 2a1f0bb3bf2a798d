import DeclarativeUI
import Foundation
import Testing

@testable import ClientSwift6

/// Runs what the client files write in detail.
@Suite("Client details", .serialized) @MainActor
struct DetailTests {
    @Test("Texts show formats, dates, runs and where a tap was")
    func texts() {
        let controller = UIHostingController(rootView: PriceTag(price: 2.5, date: Date(timeIntervalSince1970: 0)))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        func text() -> String { window.snapshot().text() }
        for part in ["2.50", "Total: 2.5", "1 January", "1970", "new2", "Sale", "Custom", "Cart", "at 0, 0"] {
            #expect(text().contains(part), "\(part) in \(text())")
        }
        #expect(controller.tap(at: CGPoint(x: 160, y: 160)))
        window.layoutIfNeeded()
        #expect(!text().contains("at 0, 0"))
    }

    @Test("Paths of two are what the operation says")
    func paths() {
        let boxes = pathOperations().map(\.boundingRect)
        #expect(boxes[0] == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(boxes[1] == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(boxes[2] == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(boxes[3] == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(boxes[4] == CGRect(x: 0, y: 8, width: 10, height: 0))
        #expect(boxes[5] == CGRect(x: -5, y: 8, width: 25, height: 0))
        #expect(boxes[6] == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(boxes[7] == CGRect(x: -5, y: 7, width: 25, height: 2))
        let graphics = graphicsOperations()
        #expect(graphics[0] == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(graphics[1] == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(graphics[2] == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(graphics[5] == CGRect(x: -1, y: -1, width: 12, height: 12))
    }

    @Test("Points, sizes and rectangles describe themselves")
    func descriptions() {
        let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
        #expect(printed(rect) == ["(1.0, 2.0)", "(3.5, 4.0)", "(1.0, 2.0, 3.5, 4.0)"])
    }

    @Test("Styles and shapes of two are shown")
    func decorations() {
        let svg = Decorations().snapshot(size: CGSize(width: 400, height: 40)).svg()
        for part in ["operator=\"out\"", "<linearGradient", "<radialGradient", "<pattern", "<path"] {
            #expect(svg.contains(part), "\(part)")
        }
        let former: any FormerScreens = Former()
        let text = former.list().snapshot(size: CGSize(width: 160, height: 160)).text()
        #expect(text.contains("Header") && text.contains("Footer"))
    }

    @Test("A reader tells where a named space is, seen from its own")
    func ruler() {
        var found: CGRect?
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIHostingController(rootView: Ruler { found = $0 })
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(found == CGRect(x: 0, y: -30, width: 100, height: 100))
    }

    @Test("A renderer hands out the size of its picture")
    func renderer() { #expect(pictureSize() == CGSize(width: 78, height: 21)) }

    @Test("Bar buttons call their controller, and a grid takes a new layout")
    func controllers() {
        let bar = BarController()
        bar.loadViewIfNeeded()
        let navigation = UINavigationController(rootViewController: bar)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.tap(label: "Done"))
        #expect(bar.count == 1)
        let grid = GridController(collectionViewLayout: UICollectionViewFlowLayout())
        grid.loadViewIfNeeded()
        grid.compact()
        #expect((grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 20)
    }

    @Test("A delegate is called for what it has, and the default for what it has not")
    func delegates() {
        final class Owner: PickListDelegate {
            var rows: [Int] = []
            func pickList(_ list: PickList, didPick row: Int) { rows.append(row) }
        }
        let (list, owner) = (PickList(), Owner())
        list.delegate = owner
        list.pick(3)
        #expect(owner.rows == [3])
    }

    @Test("Subclasses of every open class are made by each initialiser")
    func subclasses() {
        for object in taggedObjects() {
            let label = Mirror(reflecting: object).children.first { $0.label == "label" }
            #expect(label?.value is String, "\(type(of: object))")
        }
    }
}

@MainActor private protocol FormerScreens { func list() -> AnyView }

/// What is deprecated, made where that is no warning.
private struct Former: FormerScreens {
    @available(*, deprecated, message: "Written for earlier systems.")
    func list() -> AnyView { AnyView(FormerList()) }

    @Test("Names that much code uses do what they are for")
    func oftenUsed() throws {
        let image = try #require(card(Color.red.frame(width: 8, height: 16)))
        #expect(image.size == CGSize(width: 8, height: 16) && image.scale == 2)
        let controller = DirectionController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.isMirrored)
        controller.motionEnded(.motionShake, with: nil)
        #expect(controller.shakes == 1)
        #expect(try wideRed.red > 1 && storedColor(wideRed).1.components?.count == 4)
        #expect(try readme("# A\n\n2. b\n\n```swift\nc\n```") == ["h1", "swift"])
    }
}
