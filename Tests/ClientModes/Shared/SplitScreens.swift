// Columns as client code writes them, in both worlds, and the appearance of tab bars.

import SwiftUI
import UIKit

final class ClientSplit: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        preferredPrimaryColumnWidthFraction = 0.25
        minimumPrimaryColumnWidth = 200
        maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        primaryEdge = .leading
        presentsWithGesture = false
        setViewController(UIViewController(), for: .primary)
        setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
        viewController(for: .primary)?.navigationItem.rightBarButtonItem = displayModeButtonItem
        show(.primary)
        hide(.primary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
}

final class ClientMasterDetail: UIViewController, UISplitViewControllerDelegate {
    func makeSplit() -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = self
        split.viewControllers = [UINavigationController(rootViewController: self), UIViewController()]
        return split
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }

    func select() {
        if splitViewController?.isCollapsed == true { navigationItem.title = "one" }
        showDetailViewController(UIViewController(), sender: self)
    }
}

struct ClientColumns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var path = NavigationPath()

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            NavigationLink("one", value: 1)
                .navigationTitle("Side")
                .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
                .toolbar(removing: .sidebarToggle)
        } content: {
            Text("content").navigationSplitViewColumnWidth(200)
        } detail: {
            NavigationStack(path: $path) {
                Text("detail").navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct ClientOldColumns: View {
    var body: some View {
        NavigationView {
            Text("first")
            Text("second")
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
}

@MainActor func dressTabBar(_ bar: UITabBar) {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.stackedLayoutAppearance.normal.iconColor = .systemGray
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
    appearance.stackedLayoutAppearance.selected.iconColor = .systemBlue
    appearance.inlineLayoutAppearance = appearance.stackedLayoutAppearance
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
}

struct ClientStyledBars: View {
    var body: some View {
        Text("page")
            .toolbarBackground(Color.blue, for: .navigationBar, .tabBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarTitleDisplayMode(.inline)
            .toolbarRole(.editor)
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("one") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarSpacer(placement: .bottomBar)
            }
    }
}
