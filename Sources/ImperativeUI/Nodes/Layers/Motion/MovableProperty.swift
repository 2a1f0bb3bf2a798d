import Drawing
import Foundation

/// A property of layers that animations can move, by its key path.
@MainActor struct MovableProperty {
    let kind: MovingValue.Kind
    /// Whether changes are animated by themselves.
    let isImplicit: Bool
    /// Reads the value of a layer that only shows values.
    let get: (CALayer) -> MovingValue
    /// Sets the value of such a layer.
    let set: (CALayer, MovingValue) -> Void

    init(
        _ kind: MovingValue.Kind, isImplicit: Bool = true, get: @escaping (CALayer) -> MovingValue,
        set: @escaping (CALayer, MovingValue) -> Void
    ) {
        (self.kind, self.isImplicit, self.get, self.set) = (kind, isImplicit, get, set)
    }

    /// A number of a layer of a class, or a class that has the number.
    static func number<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, Double>, isImplicit: Bool = true
    ) -> MovableProperty {
        MovableProperty(.number, isImplicit: isImplicit) { layer in
            MovingValue((layer as? Layer)?[keyPath: path] ?? 0)
        } set: { layer, value in
            (layer as? Layer)?[keyPath: path] = value.number()
        }
    }

    static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> MovableProperty {
        MovableProperty(.point) {
            MovingValue(($0 as? Layer)?[keyPath: path] ?? .zero)
        } set: {
            ($0 as? Layer)?[keyPath: path] = $1.point
        }
    }

    static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> MovableProperty {
        MovableProperty(.color) {
            MovingValue(($0 as? Layer)?[keyPath: path])
        } set: {
            ($0 as? Layer)?[keyPath: path] = $1.color
        }
    }

    static func transform<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CATransform3D>) -> MovableProperty {
        MovableProperty(.transform) {
            MovingValue(($0 as? Layer)?[keyPath: path] ?? CATransform3DIdentity)
        } set: {
            ($0 as? Layer)?[keyPath: path] = $1.transform
        }
    }

    /// Returns a part of this property, which does not move by itself.
    func part(
        _ kind: MovingValue.Kind, get part: @escaping (MovingValue) -> MovingValue,
        set replace: @escaping (MovingValue, MovingValue) -> MovingValue
    ) -> MovableProperty {
        let (get, set) = (self.get, self.set)
        return MovableProperty(kind, isImplicit: false) {
            part(get($0))
        } set: {
            set($0, replace(get($0), $1))
        }
    }

    /// Returns the numbers of this property from one on.
    private func slice(_ kind: MovingValue.Kind, _ start: Int, _ count: Int) -> MovableProperty {
        part(kind) { value in
            .numbers((start..<start + count).map { value.number($0) })
        } set: { whole, new in
            var numbers = whole.list
            for index in 0..<count where start + index < numbers.count { numbers[start + index] = new.number(index) }
            return .numbers(numbers)
        }
    }

    /// Returns the part of this property with the names of a key path; `nil` if it has none.
    func part(_ names: ArraySlice<Substring>) -> MovableProperty? {
        guard let first = names.first else { return self }
        let rest = names.dropFirst()
        if kind == .transform { return transformPart(names.map { String($0) }) }
        let found: MovableProperty? =
            switch (kind, first) {
            case (.point, "x"), (.size, "width"): slice(.number, 0, 1)
            case (.point, "y"), (.size, "height"): slice(.number, 1, 1)
            case (.rect, "origin"): slice(.point, 0, 2)
            case (.rect, "size"): slice(.size, 2, 2)
            default: nil
            }
        return found?.part(rest)
    }

    /// Returns a part of a transform: of how it scales, turns or moves.
    private func transformPart(_ names: [String]) -> MovableProperty? {
        func axis(_ name: String) -> Int? { ["x", "y", "z"].firstIndex(of: name) }
        func vector(
            _ index: Int, _ get: @escaping (TransformPieces) -> SIMD3<Double>,
            _ set: @escaping (inout TransformPieces, SIMD3<Double>) -> Void
        ) -> MovableProperty {
            part(.number) {
                MovingValue(get(TransformPieces($0.transform))[index])
            } set: { whole, new in
                var pieces = TransformPieces(whole.transform)
                var vector = get(pieces)
                vector[index] = new.number()
                set(&pieces, vector)
                return MovingValue(pieces.transform)
            }
        }
        switch (names[0], names.count) {
        case ("rotation", 1): return transformPart(["rotation", "z"])
        case ("rotation", 2):
            return axis(names[1]).map { vector($0, { $0.turn.angles }, { $0.turn = Quaternion(angles: $1) }) }
        case ("scale", 1):
            return part(.number) { value in
                let scale = TransformPieces(value.transform).scale
                return MovingValue((scale.x + scale.y + scale.z) / 3)
            } set: { whole, new in
                var pieces = TransformPieces(whole.transform)
                pieces.scale = SIMD3(repeating: new.number())
                return MovingValue(pieces.transform)
            }
        case ("scale", 2): return axis(names[1]).map { vector($0, { $0.scale }, { $0.scale = $1 }) }
        case ("translation", 1):
            return part(.size) { value in
                let way = TransformPieces(value.transform).translation
                return .numbers([way.x, way.y])
            } set: { whole, new in
                var pieces = TransformPieces(whole.transform)
                (pieces.translation.x, pieces.translation.y) = (new.number(0), new.number(1))
                return MovingValue(pieces.transform)
            }
        case ("translation", 2):
            return axis(names[1]).map { vector($0, { $0.translation }, { $0.translation = $1 }) }
        default: return nil
        }
    }

    /// Returns the property with a key path that every layer has; `nil` if there is none.
    static func ofLayer(_ keyPath: String) -> MovableProperty? {
        if let known = known[keyPath] { return known }
        let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = names.first, names.count > 1 else { return nil }
        return known[String(first)]?.part(names.dropFirst())
    }

    private static func look<Value>(
        _ path: WritableKeyPath<LayerLook, Value>, _ kind: MovingValue.Kind, read: @escaping (Value) -> MovingValue,
        make: @escaping (MovingValue) -> Value
    ) -> MovableProperty {
        MovableProperty(kind) {
            read($0.look[keyPath: path])
        } set: { layer, value in
            var look = layer.look
            look[keyPath: path] = make(value)
            layer.setLookDirectly(look)
        }
    }

    private static func lookNumber(_ path: WritableKeyPath<LayerLook, CGFloat>) -> MovableProperty {
        // A spring may swing past nothing.
        look(path, .number, read: { MovingValue(Double($0)) }, make: { CGFloat(max(0, $0.number())) })
    }

    private static let known: [String: MovableProperty] = [
        "opacity": .number(\CALayer.own.opacity),
        "position": .point(\CALayer.own.position),
        "bounds": MovableProperty(.rect) {
            MovingValue($0.own.bounds)
        } set: {
            $0.own.bounds = $1.rect
        },
        "frame": MovableProperty(.rect, isImplicit: false) {
            MovingValue($0.frame)
        } set: {
            $0.frame = $1.rect
        },
        "hidden": MovableProperty(.number, isImplicit: false) {
            MovingValue($0.own.isHidden ? 1 : 0)
        } set: {
            $0.own.isHidden = $1.number() != 0
        },
        "backgroundColor": .color(\CALayer.own.background),
        "anchorPoint": .point(\CALayer.space.anchorPoint),
        "anchorPointZ": .number(\CALayer.space.anchorPointZ.double),
        "zPosition": .number(\CALayer.space.zPosition.double),
        "transform": .transform(\CALayer.space.transform),
        "sublayerTransform": .transform(\CALayer.space.sublayerTransform),
        "cornerRadius": lookNumber(\.cornerRadius),
        "borderWidth": lookNumber(\.borderWidth),
        "borderColor": look(\.borderColor, .color, read: { MovingValue($0) }, make: { $0.color }),
        "shadowColor": look(\.shadow.color, .color, read: { MovingValue($0) }, make: { $0.color }),
        "shadowOpacity": look(\.shadow.opacity, .number, read: { MovingValue($0) }, make: { $0.number() }),
        "shadowOffset": look(\.shadow.offset, .size, read: { MovingValue($0) }, make: { $0.size }),
        "shadowRadius": lookNumber(\.shadow.radius),
        "shadowPath": look(\.shadow.path, .path, read: { .path($0) }, make: { $0.pathData }),
        "contents": MovableProperty(.object, isImplicit: false) {
            .object($0.shownContents.image)
        } set: {
            $0.shownContents.image = $1.anyObject as? UIImage
        },
        "contentsRect": MovableProperty(.rect) {
            MovingValue($0.shownContents.rect)
        } set: {
            $0.shownContents.rect = $1.rect
        },
    ]
}

extension CGFloat {
    /// The number as `Double`, for key paths.
    var double: Double {
        get { Double(self) }
        set { self = CGFloat(newValue) }
    }
}
