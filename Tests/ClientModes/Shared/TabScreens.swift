// Tabs as client code writes them, in both worlds.

import SwiftUI
import UIKit

final class ClientTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = UIViewController()
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let search = UINavigationController(rootViewController: UIViewController())
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        search.tabBarItem.badgeValue = "1"
        setViewControllers([home, search], animated: false)
        selectedIndex = 1
        tabBar.tintColor = .systemOrange
        tabBar.unselectedItemTintColor = .systemGray
        tabBar.isTranslucent = false
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== selectedViewController }
}

struct ClientTabView: View {
    enum Place: Hashable { case home, search }
    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            Text("Home").tabItem { Label("Home", systemImage: "house") }.badge(2).tag(Place.home)
            NavigationStack { Text("Search") }
                .tabItem {
                    Image(systemName: "magnifyingglass")
                    Text("Search")
                }
                .tag(Place.search)
        }
    }
}

struct ClientNewTabView: View {
    @State private var place = 0

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: 0) { Text("Home") }.badge("new")
            TabSection("More") {
                ForEach(1..<3, id: \.self) { number in
                    Tab("Page \(number)", systemImage: "doc", value: number) { Text("Page \(number)") }
                }
            }
            Tab(value: 9, role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
