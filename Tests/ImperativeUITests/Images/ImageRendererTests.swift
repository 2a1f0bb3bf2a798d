import Drawing
import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Images that are drawn", .serialized) struct ImageRendererTests {
    private func fills(_ image: UIImage) -> [CGRect] {
        var drawing = DrawingContext()
        image.shown(tint: nil, isRightToLeft: false, in: .current)?
            .draw(in: CGRect(origin: .zero, size: image.size), to: &drawing)
        var result: [CGRect] = []
        func walk(_ list: DisplayList, _ transform: CGAffineTransform) {
            for item in list.items {
                switch item {
                case .fill(let shape, _, _): result.append(shape.path.applying(transform).bounds)
                case .group(let group): walk(group.list, group.effects.transform.concatenating(transform))
                default: break
                }
            }
        }
        walk(drawing.finish(), .identity)
        return result
    }

    private let size = CGSize(width: 40, height: 20)

    @Test("An image has the size and the scale that were asked for, and shows what was drawn")
    func drawing() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        var isCurrent = false
        let image = renderer.image { context in
            isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIBezierPath(rect: CGRect(x: 20, y: 5, width: 8, height: 4)).fill()
        }
        #expect(isCurrent && UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == size && image.scale == 3)
        #expect(
            fills(image) == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 5, width: 8, height: 4)])
    }

    @Test("The corner of the bounds is the corner of the image")
    func bounds() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 40, height: 20))
        let image = renderer.image { $0.fill(CGRect(x: 110, y: 55, width: 5, height: 5)) }
        #expect(renderer.format.bounds == CGRect(x: 100, y: 50, width: 40, height: 20))
        #expect(fills(image) == [CGRect(x: 10, y: 5, width: 5, height: 5)])
    }

    @Test("An opaque image has a background, and sizes that make no sense count as 0")
    func formats() {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        #expect(fills(UIGraphicsImageRenderer(size: size, format: format).image { _ in }).count == 1)
        let empty = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(empty.size == .zero)
    }

    @Test("An image so far is the image until then, and an image can be drawn into another")
    func nesting() {
        var early = UIImage()
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            early = context.currentImage
            let inner = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            inner.draw(in: CGRect(x: 10, y: 10, width: 4, height: 4))
        }
        #expect(fills(early).count == 1)
        #expect(fills(image).last == CGRect(x: 10, y: 10, width: 4, height: 4))
    }

    @Test("Texts with attributes are drawn into an image")
    func texts() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 32)).image { _ in
            ("Hello" as NSString).draw(
                at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.blue])
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 32)
        #expect(view.snapshot().svg().contains("Hello"))
    }

    @Test("An image that was begun is made of what is drawn until its end")
    func begunImages() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(size, false, 2)
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
        UIGraphicsEndImageContext()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == size && image?.scale == 2)
        #expect(image.map(fills) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("What a view looks like can be drawn into an image, once it is in a window")
    func hierarchies() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
        view.backgroundColor = .red
        var isDrawn = true
        let renderer = UIGraphicsImageRenderer(size: size)
        _ = renderer.image { _ in isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        #expect(!isDrawn)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        let image = renderer.image { _ in
            isDrawn = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true)
        }
        #expect(isDrawn)
        #expect(fills(image) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }
}
