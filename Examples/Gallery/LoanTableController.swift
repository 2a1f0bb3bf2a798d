import DeclarativeUI

/// The books that were lent, in a table. A swipe, or the arrow keys, renew a loan or end it; in edit mode loans are moved.
final class LoanTableController: UITableViewController {
    private struct Loan {
        let title: String
        let friend: String
        var weeks: Int
    }

    private var titles = ["Due soon", "Later"]
    private var loans = [
        [Loan(title: "Dracula", friend: "Mina", weeks: 1)],
        [Loan(title: "Ulysses", friend: "Stephen", weeks: 3), Loan(title: "Emma", friend: "George", weeks: 5)],
    ]

    init() { super.init(style: .insetGrouped) }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 48))
        header.text = "Lent to friends"
        header.textAlignment = .center
        header.font = .preferredFont(forTextStyle: .headline)
        header.adjustsFontForContentSizeCategory = true
        tableView.tableHeaderView = header
        tableView.allowsFocus = true
    }

    // MARK: Data source

    override func numberOfSections(in tableView: UITableView) -> Int { loans.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loans[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == loans.count - 1 ? "Swipe a row, or press its arrow keys." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "loan")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "loan")
        let loan = loans[indexPath.section][indexPath.row]
        cell.textLabel?.text = loan.title
        cell.detailTextLabel?.text = "\(loan.friend), \(loan.weeks) \(loan.weeks == 1 ? "week" : "weeks")"
        cell.imageView?.image = UIImage(systemName: "book")
        // The trait arrives here from the environment of the whole application.
        cell.configurationUpdateHandler = { cell, state in
            cell.tintColor = state.traitCollection[AccentTrait.self].color
        }
        cell.accessoryType = indexPath.section == 0 ? .detailButton : .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        loans[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let loan = loans[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        loans[destinationIndexPath.section].insert(loan, at: destinationIndexPath.row)
    }

    // MARK: Delegate

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let end = UIContextualAction(style: .destructive, title: "End") { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.tableView(tableView, commit: .delete, forRowAt: indexPath)
            done(true)
        }
        let renew = UIContextualAction(style: .normal, title: "Renew") { [weak self] _, _, done in
            guard let self else { return done(false) }
            loans[indexPath.section][indexPath.row].weeks += 2
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [end, renew])
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

#Preview("Loans") {
    UINavigationController(rootViewController: LoanTableController())
}
