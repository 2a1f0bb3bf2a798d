/// Why a request was refused.
struct HTTPRequestError: Error, Hashable {
    /// The status of the answer.
    let status: Int
    /// What is wrong, in a sentence for the body of the answer.
    let reason: String

    init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
