import Foundation
import ImperativeUI
import WebServer

/// Registers the browser under its name. `BrowserHostRegistration` calls it when the program is loaded.
@_cdecl("isthmus_register_browser_host") func registerBrowserHost() {
    HostRegistry.register(
        "browser", usage: ["browser", "browser:PORT", "browser:ADDRESS:PORT"],
        options: [BrowserHost.inspectOption]
    ) { request in
        guard let configuration = BrowserHost.Configuration(request) else { return nil }
        let host = try BrowserHost(configuration)
        // Pages that were open find the host at their address.
        if request.environment[BrowserHost.restartVariable] == nil {
            print(host.notice)
            fflush(nil)
        } else {
            unsetenv(BrowserHost.restartVariable)
        }
        return host
    }
}

extension BrowserHost.Configuration {
    /// Creates the configuration that a program was asked for; `nil` if the detail is neither a port nor an address in
    /// numbers with a port.
    init?(_ request: HostRequest) {
        style = request.userInterfaceStyle
        isInspected = request.arguments.contains("--inspect")
        if let path = request.arguments.first { programName = URL(fileURLWithPath: path).lastPathComponent }
        if let detail = request.detail {
            let parts = detail.split(separator: ":", omittingEmptySubsequences: false)
            guard let last = parts.last, let port = UInt16(last) else { return nil }
            self.port = port
            if parts.count > 1 {
                let address = parts.dropLast().joined(separator: ":")
                self.address =
                    address.hasPrefix("[") && address.hasSuffix("]") ? String(address.dropFirst().dropLast()) : address
            }
        }
        let former = request.environment[BrowserHost.restartVariable]?.split(separator: ":") ?? []
        if former.count == 2, let port = UInt16(former[0]) {
            (self.port, token) = (port, AccessToken(String(former[1])))
        }
    }
}

extension BrowserHost {
    nonisolated static let inspectOption = HostOption(
        "--inspect", "show the tree, its values and what runs beside the application, in a browser")

    /// The lines that a program prints when it starts.
    var notice: String {
        let line = "Open \(url)"
        if ["127.0.0.1", "::1"].contains(configuration.address) { return line }
        return line + "\nOther machines reach it. Everyone who has the address uses the application, unencrypted."
    }
}
