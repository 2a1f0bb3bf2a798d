import Foundation

/// The optional questions whose default implementations notes that it was called.
///
/// A protocol without Objective-C does not tell whether a method is implemented, which is an answer to some questions.
struct DefaultAnswers: OptionSet {
    let rawValue: UInt16
    static let rowHeight = DefaultAnswers(rawValue: 1)
    static let estimatedRowHeight = DefaultAnswers(rawValue: 2)
    static let headerHeight = DefaultAnswers(rawValue: 4)
    static let footerHeight = DefaultAnswers(rawValue: 8)
    static let headerView = DefaultAnswers(rawValue: 16)
    static let footerView = DefaultAnswers(rawValue: 32)
    static let canEdit = DefaultAnswers(rawValue: 64)
    static let commit = DefaultAnswers(rawValue: 128)
    static let editingStyle = DefaultAnswers(rawValue: 256)
}

extension UITableView {
    /// Notes that the default implementation has answered a question. Returns the answer.
    final func answerByDefault<Answer>(_ question: DefaultAnswers, _ answer: Answer) -> Answer {
        defaultAnswers.insert(question)
        return answer
    }

    /// Returns the answer to a question; `nil` if a default implementation gave it.
    final func asked<Answer>(_ question: DefaultAnswers, _ ask: () -> Answer?) -> Answer? {
        defaultAnswers.remove(question)
        let answer = ask()
        return defaultAnswers.contains(question) ? nil : answer
    }
}
