import Drawing
import Foundation

/// The images that are being drawn on one thread, the current one last.
private final class ImageStack {
    var images: [(context: CGContext, size: CGSize, isOpaque: Bool, scale: CGFloat)] = []
    static let slot = ThreadSlot<ImageStack>()
}

/// Begins an image context with a size in points. Drawing on this thread goes to the image until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context. Drawing on this thread goes to the image until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. A width or height that is negative or not finite counts as 0.
///   - opaque: Whether the image has a black background.
///   - scale: The `scale` of the image, in pixels per point; 0 for that of `UITraitCollection.current`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext()
    let own = UITraitCollection.current.displayScale
    let image = (context, size.usable, opaque, scale > 0 ? scale : max(own, 1))
    ImageStack.slot.value(orMake: { ImageStack() }).images.append(image)
    UIGraphicsPushContext(context)
}

/// Returns an image of the current contents of this thread's latest image context; `nil` if there is none, or if
/// another context is current.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = ImageStack.slot.value?.images.last, image.context === UIGraphicsGetCurrentContext() else {
        return nil
    }
    return UIImage(
        drawn: image.context.finish(), in: CGRect(origin: .zero, size: image.size), scale: image.scale,
        isOpaque: image.isOpaque)
}

/// Ends this thread's latest image context. Has no effect if there is none, or if another context is current.
public func UIGraphicsEndImageContext() {
    guard let stack = ImageStack.slot.value, stack.images.last?.context === UIGraphicsGetCurrentContext(),
        stack.images.popLast() != nil
    else { return }
    UIGraphicsPopContext()
}
