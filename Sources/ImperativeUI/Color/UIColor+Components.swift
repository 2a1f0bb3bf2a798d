import Drawing
import Foundation

extension UIColor {
    /// Reads the channels in sRGB and the opacity; those of a dynamic colour under `UITraitCollection.current`.
    ///
    /// A wide colour has channels below 0 or above 1. A pointer that is `nil` is skipped. Always returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.value.converted(to: .sRGB)
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads hue, saturation, brightness and opacity; those of a dynamic colour under `UITraitCollection.current`.
    ///
    /// The channels are limited to 0...1 in sRGB before. A grey has hue and saturation 0. A pointer that is `nil` is
    /// skipped. Always returns `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.value
        let parts = components.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads the grey that is as bright as the colour, and the opacity; those of a dynamic colour under
    /// `UITraitCollection.current`.
    ///
    /// A pointer that is `nil` is skipped. Always returns `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = cgColor.value
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }
}
