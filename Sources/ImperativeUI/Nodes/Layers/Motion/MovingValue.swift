import Drawing
import Foundation

/// A value of a layer as animations see it.
enum MovingValue {
    /// How the values of a property are read, and go from one to another.
    enum Kind { case number, point, size, rect, transform, color, colors, numbers, path, object }

    case numbers([Double])
    case path(PathData?)
    case object(Any?)

    init(_ number: Double) { self = .numbers([number]) }
    init(_ point: CGPoint) { self = .numbers([point.x, point.y]) }
    init(_ size: CGSize) { self = .numbers([size.width, size.height]) }
    init(_ rect: CGRect) { self = .numbers([rect.minX, rect.minY, rect.width, rect.height]) }
    init(_ transform: CATransform3D) { self = .numbers(transform.numbers) }
    init(_ color: CGColor?) { self = .numbers(Self.numbers(of: color)) }
    init(_ colors: [CGColor]) { self = .numbers(colors.flatMap { Self.numbers(of: $0) }) }

    /// Reads what was given to an animation; `nil` if it is of another kind.
    init?(_ value: Any, _ kind: Kind) {
        switch kind {
        case .number:
            guard let number = Self.number(value) else { return nil }
            self = .numbers([number])
        case .numbers:
            guard let numbers = (value as? [Any])?.compactMap({ Self.number($0) }) else { return nil }
            self = .numbers(numbers)
        case .point:
            guard let point = value as? CGPoint ?? Self.boxed(value, as: CGPoint.zero), point.isFinite else {
                return nil
            }
            self.init(point)
        case .size:
            guard let size = value as? CGSize ?? Self.boxed(value, as: CGSize.zero), size.width.isFinite,
                size.height.isFinite
            else { return nil }
            self.init(size)
        case .rect:
            guard let rect = value as? CGRect ?? Self.boxed(value, as: CGRect.zero), rect.isFinite else { return nil }
            self.init(rect)
        case .transform:
            if let transform = value as? CATransform3D, transform.isFinite {
                self.init(transform)
            } else if let transform = value as? CGAffineTransform {
                self.init(CATransform3DMakeAffineTransform(transform))
            } else {
                return nil
            }
        case .color:
            guard let color = value as? CGColor else { return nil }
            self.init(color)
        case .colors:
            guard let colors = value as? [Any] else { return nil }
            self.init(colors.compactMap { $0 as? CGColor })
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path.data)
        case .object: self = .object(value)
        }
    }

    /// Returns what an `NSValue` contains, if it is of the type of `zero`.
    private static func boxed<Content>(_ value: Any, as zero: Content) -> Content? {
        let sample: NSValue? =
            switch zero {
            case let point as CGPoint: NSValue(cgPoint: point)
            case let size as CGSize: NSValue(cgSize: size)
            case let rect as CGRect: NSValue(cgRect: rect)
            default: nil
            }
        guard let value = value as? NSValue, let sample, strcmp(value.objCType, sample.objCType) == 0 else {
            return nil
        }
        switch zero {
        case is CGPoint: return value.cgPointValue as? Content
        case is CGSize: return value.cgSizeValue as? Content
        default: return value.cgRectValue as? Content
        }
    }

    private static func number(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let number as Double: number
            case let number as CGFloat: Double(number)
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let number as Bool: number ? 1 : 0
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The channels, of which those of clearer colours count less.
    private static func numbers(of color: CGColor?) -> [Double] {
        let data = ColorParts.data(of: color?.value)
        return [data.first.first, data.first.second, data.second.first, data.second.second]
    }

    // MARK: Reading

    /// The number at an index; 0 if there is none.
    func number(_ index: Int = 0) -> Double {
        if case .numbers(let numbers) = self, index < numbers.count { numbers[index] } else { 0 }
    }

    var point: CGPoint { CGPoint(x: number(0), y: number(1)) }
    var size: CGSize { CGSize(width: number(0), height: number(1)) }
    var rect: CGRect { CGRect(x: number(0), y: number(1), width: max(0, number(2)), height: max(0, number(3))) }

    var transform: CATransform3D {
        if case .numbers(let numbers) = self, numbers.count == 16 {
            CATransform3D(numbers: numbers)
        } else {
            CATransform3DIdentity
        }
    }

    var color: CGColor { colors.first ?? .clear }

    var colors: [CGColor] {
        guard case .numbers(let n) = self else { return [] }
        return stride(from: 0, to: n.count - 3, by: 4).map { index in
            var data = ColorParts.Data.zero
            (data.first.first, data.first.second) = (n[index], n[index + 1])
            (data.second.first, data.second.second) = (n[index + 2], n[index + 3])
            return CGColor(ColorParts.color(of: data))
        }
    }

    var list: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }
    var pathData: PathData? { if case .path(let path) = self { path } else { nil } }
    var anyObject: Any? { if case .object(let object) = self { object } else { nil } }

    // MARK: Arithmetic

    /// A value of the same kind that adds nothing.
    var zero: MovingValue {
        switch self {
        case .numbers(let numbers) where numbers.count == 16: MovingValue(CATransform3DIdentity)
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        default: self
        }
    }

    /// Returns the sum of both. Of transforms, the other is applied first.
    func adding(_ other: MovingValue) -> MovingValue {
        guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else { return other }
        if a.count == 16 { return MovingValue(other.transform.concatenating(transform)) }
        return .numbers(zip(a, b).map { $0 + $1 })
    }

    func scaled(by factor: Double) -> MovingValue {
        guard case .numbers(let numbers) = self else { return self }
        if numbers.count == 16 {
            if factor == -1 { return MovingValue(transform.inverse ?? CATransform3DIdentity) }
            var result = CATransform3DIdentity
            for _ in 0..<Int(max(0, min(factor, 1000))) { result = result.concatenating(transform) }
            return MovingValue(result)
        }
        return .numbers(numbers.map { $0 * factor })
    }

    /// Returns the value at a share of the way to another one.
    func mixed(with other: MovingValue, _ share: Double, _ kind: Kind) -> MovingValue {
        if share == 0 { return self }
        if share == 1 { return other }
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            if kind == .transform {
                let pieces = TransformPieces(transform).mixed(with: TransformPieces(other.transform), share)
                return MovingValue(pieces.transform)
            }
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
        case (.path(let a?), .path(let b?)):
            if let path = a.mixed(with: b, share) { return .path(path) }
            return share < 0.5 ? self : other
        default: return share < 0.5 ? self : other
        }
    }
}

extension PathData {
    /// Returns the path at a share of the way to another one with the same elements; `nil` if they differ.
    func mixed(with other: PathData, _ share: Double) -> PathData? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result = PathData()
        for (one, two) in zip(elements, other.elements) {
            switch (one, two) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quad(let c, let a), .quad(let d, let b)): result.addQuadCurve(to: mix(a, b), control: mix(c, d))
            case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
                result.addCurve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}
