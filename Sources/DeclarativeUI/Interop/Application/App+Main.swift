import Foundation
import ImperativeUI

extension App {
    /// Runs the program until it ends: what `@main` calls. It lives in the host that `UIApplicationMain` describes.
    @MainActor public static func main() {
        ApplicationProgram.run {
            let delegate = AppDelegate(Self.self)
            return (UIApplication(), delegate)
        }
    }
}

extension HeadlessHost {
    /// Launches a program in a new host, for tests.
    ///
    /// - Parameters:
    ///   - type: The program's type.
    ///   - size: The size in points; by default 640 by 384.
    ///   - traits: The traits that the host knows; none by default.
    ///   - urls: The URLs to open; none by default.
    public static func launch<A: App>(
        _ type: A.Type, size: CGSize = CGSize(width: 640, height: 384), traits: UITraitCollection = UITraitCollection(),
        opening urls: [URL] = []
    ) -> HeadlessHost { launch(AppDelegate(type), size: size, traits: traits, opening: urls) }
}
