import Foundation

extension DisplayItem {
    /// Returns the item moved by a distance; a group is returned unchanged.
    func moved(by offset: CGPoint) -> DisplayItem {
        if offset == .zero { return self }
        switch self {
        case .fill(let shape, let paint, let rule):
            return .fill(shape.moved(by: offset), paint.moved(by: offset), rule: rule)
        case .stroke(let shape, let pen, let paint):
            return .stroke(shape.moved(by: offset), pen, paint.moved(by: offset))
        case .text(var run):
            run.frame = run.frame.moved(by: offset)
            run.paint = run.paint.moved(by: offset)
            return .text(run)
        case .image(var image):
            image.frame = image.frame.moved(by: offset)
            return .image(image)
        case .group:
            return self
        }
    }
}

extension DrawnShape {
    func moved(by offset: CGPoint) -> DrawnShape {
        switch self {
        case .rect(let rect): .rect(rect.moved(by: offset))
        case .roundedRect(let rect, let width, let height):
            .roundedRect(rect.moved(by: offset), cornerWidth: width, cornerHeight: height)
        case .ellipse(let rect): .ellipse(rect.moved(by: offset))
        case .path(let path): .path(path.applying(CGAffineTransform(translationX: offset.x, y: offset.y)))
        }
    }
}

extension Paint {
    fileprivate func moved(by offset: CGPoint) -> Paint {
        switch self {
        case .color, .material: self
        case .linearGradient(let gradient, let from, let to):
            .linearGradient(gradient, from: from.moved(by: offset), to: to.moved(by: offset))
        case .radialGradient(let gradient, let center, let start, let end):
            .radialGradient(gradient, center: center.moved(by: offset), startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            .ellipticalGradient(gradient, center: center.moved(by: offset), radii: radii, start: start, end: end)
        case .angularGradient(let gradient, let center, let start, let end, let area):
            .angularGradient(
                gradient, center: center.moved(by: offset), start: start, end: end, area: area.moved(by: offset))
        }
    }
}

extension CGPoint {
    func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

extension CGRect {
    func moved(by offset: CGPoint) -> CGRect { CGRect(origin: origin.moved(by: offset), size: size) }
}
