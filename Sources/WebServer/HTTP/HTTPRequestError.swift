/// The refusal of a request.
struct HTTPRequestError: Error, Hashable {
    /// The status of the response.
    let status: Int
    /// The fault, as a sentence for the body of the response.
    let reason: String

    init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
