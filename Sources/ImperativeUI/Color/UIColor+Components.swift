import Drawing
import Foundation

extension UIColor {
    /// Reads the sRGB components and the opacity; a dynamic colour resolves under `UITraitCollection.current`.
    ///
    /// A wide-gamut colour has components below 0 or above 1. Pointers that are `nil` are ignored. Always returns
    /// `true`.
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

    /// Reads the hue, saturation, brightness and opacity; a dynamic colour resolves under
    /// `UITraitCollection.current`.
    ///
    /// The sRGB components are clamped to 0...1 first. A grey has a hue and saturation of 0. Pointers that are `nil`
    /// are ignored. Always returns `true`.
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

    /// Reads the white component of the grey with the same brightness, and the opacity; a dynamic colour resolves
    /// under `UITraitCollection.current`.
    ///
    /// Pointers that are `nil` are ignored. Always returns `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = cgColor.value
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }
}
