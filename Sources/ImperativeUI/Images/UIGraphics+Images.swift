import Drawing
import Foundation

/// The images that are being drawn on one thread, the current one last.
private final class ImageStack {
    var images: [(context: CGContext, size: CGSize, isOpaque: Bool, scale: CGFloat)] = []
    static let slot = ThreadSlot<ImageStack>()
}

/// Begins an image of a size in points: what is drawn on this thread goes to it until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image: what is drawn on this thread goes to it until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. Sides that are negative or not finite count as 0.
///   - opaque: Whether the image has a black background.
///   - scale: The `scale` of the image, in pixels per point; 0 for that of `UITraitCollection.current`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext()
    let own = UITraitCollection.current.displayScale
    let image = (context, size.usable, opaque, scale > 0 ? scale : max(own, 1))
    ImageStack.slot.value(orMake: { ImageStack() }).images.append(image)
    UIGraphicsPushContext(context)
}

/// Returns what has been drawn so far in the image that was begun last on this thread; `nil` where none is, or where
/// another context is the current one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = ImageStack.slot.value?.images.last, image.context === UIGraphicsGetCurrentContext() else {
        return nil
    }
    return UIImage(
        drawn: image.context.finish(), in: CGRect(origin: .zero, size: image.size), scale: image.scale,
        isOpaque: image.isOpaque)
}

/// Ends the image that was begun last on this thread. Without one, or where another context is the current one, nothing
/// happens.
public func UIGraphicsEndImageContext() {
    guard let stack = ImageStack.slot.value, stack.images.last?.context === UIGraphicsGetCurrentContext(),
        stack.images.popLast() != nil
    else { return }
    UIGraphicsPopContext()
}
