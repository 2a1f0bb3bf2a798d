import Foundation

/// The stacks of several controllers, shown as one stack by the first of them: the *host*.
///
/// The others are *members*. A member that is a navigation controller pushes and pops in the stack of the host;
/// changes made there by others change the stack of the member concerned. A member leaves, and has its controllers
/// again, when none of them is left there. A member that is no navigation controller is in the stack itself.
@MainActor final class JoinedStacks {
    /// A controller whose stack is in the stack of the host.
    @MainActor private final class Member {
        weak var controller: UIViewController?
        /// The controllers in the stack of the host, for a member that is no navigation controller.
        var plain: [UIViewController] = []

        init(_ controller: UIViewController) {
            self.controller = controller
            if navigation == nil { plain = [controller] }
        }

        var navigation: UINavigationController? { controller as? UINavigationController }
        var stack: [UIViewController] { navigation?.stack ?? plain }
    }

    private(set) weak var host: UINavigationController?
    /// The controllers that are the host's own.
    private(set) var own: [UIViewController]
    private var members: [Member] = []
    private var isApplying = false
    /// Called after members have left because nothing of theirs is left in the stack.
    var membersDidLeave: (() -> Void)?

    init(in host: UINavigationController) {
        self.host = host
        own = host.stack
        host.joined = self
    }

    /// Whether a controller is a member.
    func contains(_ controller: UIViewController) -> Bool { members.contains { $0.controller === controller } }

    /// Whether a controller is a member that is in the stack itself.
    func plainMember(_ controller: UIViewController) -> Bool {
        members.contains { $0.controller === controller && $0.navigation == nil }
    }

    // MARK: Members

    /// Puts exactly these members, in this order, in the stack. Members with empty stacks are left out.
    func show(_ controllers: [UIViewController]) {
        let old = members
        members = controllers.compactMap { controller in
            if let known = old.first(where: { $0.controller === controller }) { return known }
            let made = Member(controller)
            return made.stack.isEmpty ? nil : made
        }
        for member in members { member.navigation?.joined = self }
        let gone = old.filter { known in !members.contains { $0 === known } }
        for member in gone { member.navigation?.joined = nil }
        apply(animated: false)
        for member in members { member.navigation?.letGoOfView() }
        for member in gone { member.navigation?.takeStackBack() }
    }

    /// Leaves out the members that are not among some controllers.
    func keep(_ controllers: [UIViewController]) {
        let kept = members.compactMap(\.controller).filter { controllers.contains($0) }
        if kept.count < members.count { show(kept) }
    }

    /// Gives all members their controllers again.
    func end() {
        let old = members
        members = []
        host?.joined = nil
        for member in old { member.navigation?.joined = nil }
        for member in old { member.navigation?.takeStackBack() }
        // Controllers pushed on top of a plain controller have no other stack.
        let rest = own + old.filter { $0.navigation == nil }.flatMap { $0.stack.dropFirst() }
        guard let host, host.stack != rest else { return }
        host.setViewControllers(rest, animated: false)
    }

    // MARK: Changes

    private func apply(animated: Bool) {
        guard let host else { return }
        let all = own + members.flatMap { $0.stack }
        if host.stack == all { return }
        isApplying = true
        host.setViewControllers(all, animated: animated)
        isApplying = false
    }

    /// Replaces the controllers that are the host's own.
    func setOwn(_ controllers: [UIViewController], animated: Bool) {
        own = controllers
        apply(animated: animated)
    }

    /// A member has changed its stack.
    func memberDidChange(animated: Bool) {
        let empty = members.filter { $0.stack.isEmpty }
        members.removeAll { $0.stack.isEmpty }
        for member in empty { member.navigation?.joined = nil }
        apply(animated: animated)
        if !empty.isEmpty { membersDidLeave?() }
    }

    /// Called after the stack of the host has changed: each controller keeps its owner, and a new one gets the owner
    /// of the controller below it.
    func hostDidChange() {
        guard !isApplying, let host else { return }
        var owners: [ObjectIdentifier: Int] = [:]
        for (index, member) in members.enumerated() {
            for controller in member.stack { owners[ObjectIdentifier(controller)] = index + 1 }
        }
        for controller in own { owners[ObjectIdentifier(controller)] = 0 }
        var parts = [[UIViewController]](repeating: [], count: members.count + 1)
        var owner = 0
        for controller in host.stack {
            owner = owners[ObjectIdentifier(controller)] ?? owner
            parts[owner].append(controller)
        }
        own = parts[0]
        let all = zip(members, parts.dropFirst())
        members = all.filter { !$0.1.isEmpty }.map(\.0)
        let gone = all.filter(\.1.isEmpty).map(\.0)
        for member in gone { member.navigation?.joined = nil }
        for (member, part) in all where !part.isEmpty {
            member.plain = member.navigation == nil ? part : []
            member.navigation?.takeOver(part)
        }
        for member in gone { member.navigation?.takeStackBack() }
        if !gone.isEmpty { membersDidLeave?() }
    }

    /// Traps if an invariant is broken; for tests.
    func checkInvariants() {
        guard let host else { return }
        precondition(host.stack == own + members.flatMap { $0.stack }, "The stack is not that of its parts.")
        precondition(members.allSatisfy { !$0.stack.isEmpty }, "A member has nothing in the stack.")
        precondition(members.allSatisfy { $0.navigation.map { $0.joined === self } ?? true }, "A member is in none.")
    }
}

extension UINavigationController {
    /// This navigation controller's own controllers: its stack without those it shows for others.
    package final var ownViewControllers: [UIViewController] {
        if let joined, joined.host === self { return joined.own }
        return stack
    }

    /// Replaces the controllers that are this navigation controller's own.
    package final func setOwnViewControllers(_ controllers: [UIViewController], animated: Bool) {
        if let joined, joined.host === self { return joined.setOwn(controllers, animated: animated) }
        setViewControllers(controllers, animated: animated)
    }

    /// Whether the stack is shown by another navigation controller.
    final var isShownByAnother: Bool { joined.map { $0.host !== self } ?? false }
}
