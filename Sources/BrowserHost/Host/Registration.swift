import Foundation
import ImperativeUI
import WebServer

/// Registers the browser under its name. `BrowserHostRegistration` calls it when the program is loaded.
@_cdecl("isthmus_register_browser_host") func registerBrowserHost() {
    HostRegistry.register("browser", usage: ["browser", "browser:PORT", "browser:ADDRESS:PORT"]) { request in
        guard let configuration = BrowserHost.Configuration(request) else { return nil }
        let host = try BrowserHost(configuration)
        print(host.notice)
        fflush(nil)
        return host
    }
}

extension BrowserHost.Configuration {
    /// Creates the configuration that a program was asked for; `nil` if the detail is neither a port nor an address in
    /// numbers with a port.
    init?(_ request: HostRequest) {
        style = request.userInterfaceStyle
        if let path = request.arguments.first { programName = URL(fileURLWithPath: path).lastPathComponent }
        guard let detail = request.detail else { return }
        let parts = detail.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, let port = UInt16(last) else { return nil }
        self.port = port
        if parts.count == 1 { return }
        let address = parts.dropLast().joined(separator: ":")
        self.address =
            address.hasPrefix("[") && address.hasSuffix("]") ? String(address.dropFirst().dropLast()) : address
    }
}

extension BrowserHost {
    /// The lines that a program prints when it starts.
    var notice: String {
        let line = "Open \(url)"
        if ["127.0.0.1", "::1"].contains(configuration.address) { return line }
        return line + "\nOther machines reach it. Everyone who has the address uses the application, unencrypted."
    }
}
