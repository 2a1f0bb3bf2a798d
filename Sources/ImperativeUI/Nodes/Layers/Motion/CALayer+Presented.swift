import Foundation

/// The values that a layer has before its own animations: of a view's layer, those with which the view is shown.
extension CALayer {
    final var presentedOwn: LayerValues {
        guard isOfView, let view else { return own }
        return LayerValues(
            bounds: view.movingBounds, position: view.movingCenter, opacity: Double(view.movingAlpha),
            isHidden: view.isHidden, masksToBounds: view.clipsToBounds,
            background: view.movingBackground.map { CGColor($0) } ?? view.layer.backgroundColor)
    }

    final var presentedSpace: LayerSpace {
        guard isOfView, let view, CATransform3DIsIdentity(space.transform) else { return space }
        var result = space
        result.transform = CATransform3DMakeAffineTransform(view.movingTransform)
        return result
    }

    final var presentedLook: LayerLook { view?.movingLook ?? look }

    // MARK: Key paths

    /// Returns the value of a property with a key path that animations move, or one that was kept by another name.
    public final func value(forKeyPath keyPath: String) -> Any? {
        guard let property = movable(keyPath) else { return namedValues[keyPath] }
        let shown = makeShown()
        shown.adopt(self)
        return property.get(shown).any(property.kind)
    }

    /// Returns the value of a property that animations move, or one that was kept by another name.
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property that animations move, or a part such as `transform.rotation.z`, or keeps a value by a name of one's own.
    ///
    /// Values of another kind than the property has are ignored.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let property = movable(keyPath) else { return namedValues[keyPath] = value }
        guard let value, let new = MovingValue(value, property.kind) else { return }
        let shown = makeShown()
        shown.adopt(self)
        property.set(shown, new)
        take(keyPath, from: shown)
    }

    /// Sets a property by its key, or keeps a value by a name of one's own.
    public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    private final func take(_ keyPath: String, from shown: CALayer) {
        switch keyPath.split(separator: ".").first {
        case "transform": transform = shown.space.transform
        case "sublayerTransform": sublayerTransform = shown.space.sublayerTransform
        case "position": position = shown.own.position
        case "bounds": bounds = shown.own.bounds
        case "frame": frame = shown.frame
        case "opacity": opacity = Float(shown.own.opacity)
        case "hidden": isHidden = shown.own.isHidden
        case "backgroundColor": backgroundColor = shown.own.background
        case "anchorPoint": anchorPoint = shown.space.anchorPoint
        case "anchorPointZ": anchorPointZ = shown.space.anchorPointZ
        case "zPosition": zPosition = shown.space.zPosition
        case "contents": contents = shown.shownContents.image
        case "contentsRect": contentsRect = shown.shownContents.rect
        default:
            if shown.look != look { show(shown.look) }
            takeOwn(from: shown)
            pictureDidChange()
        }
    }
}

extension MovingValue {
    /// The value as it is given to animations.
    func any(_ kind: Kind) -> Any? {
        switch kind {
        case .number: number()
        case .numbers: list
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        case .color: color
        case .colors: colors
        case .path: pathData.map { CGPath($0) }
        case .object: anyObject
        }
    }
}
