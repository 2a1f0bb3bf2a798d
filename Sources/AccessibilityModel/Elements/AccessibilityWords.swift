import Foundation
import Foundations

/// Values as they are told.
package enum AccessibilityWords {
    /// A share from 0 to 1 in percent, rounded.
    package static func percent(_ share: Double) -> String {
        share.isFinite ? "\(Int(clamping: (share * 100).rounded(), to: 0...100))%" : "0%"
    }

    /// A number without needless digits.
    package static func number(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(clamping: number)) : String(number)
    }

    /// The name of a symbol in words, without how it is drawn.
    package static func symbol(_ name: String) -> String {
        let words = name.split(separator: ".").map(String.init)
        let spoken = words.filter { !looks.contains($0) }
        return (spoken.isEmpty ? words : spoken).joined(separator: " ")
    }

    private static let looks: Set<String> = ["fill", "circle", "square", "rectangle", "inverse", "rtl", "ltr"]
}
