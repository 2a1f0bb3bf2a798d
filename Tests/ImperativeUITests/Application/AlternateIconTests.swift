import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Icons of applications") struct AlternateIconTests {
    @Test("An application has no other icon, and says so")
    func none() async throws {
        let application = UIApplication.shared
        #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
        try await application.setAlternateIconName(nil)
        await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("Winter") }
    }
}
