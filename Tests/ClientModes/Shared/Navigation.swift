import SwiftUI

// Screens that lead to each other, as applications write them.

struct Recipe: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
    var isFavorite = false
}

enum Route: Hashable, Codable {
    case recipe(Recipe)
    case settings
}

@MainActor
final class Router: ObservableObject {
    @Published var path = NavigationPath()
    @Published var routes: [Route] = []

    func showSettings() { path.append(Route.settings) }
    func back() { path.removeLast() }
    func home() { path = NavigationPath() }

    func save() throws -> Data? { try path.codable.map { try JSONEncoder().encode($0) } }
    func restore(_ data: Data) throws {
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
}

struct RecipesScreen: View {
    @StateObject private var router = Router()
    @State private var recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]
    @State private var isEditing = false
    @State private var chosen: Recipe?
    @State private var showsHelp = false

    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                ForEach(recipes) { recipe in
                    NavigationLink(value: Route.recipe(recipe)) {
                        Label(recipe.name, systemImage: recipe.isFavorite ? "star.fill" : "star")
                    }
                }
                NavigationLink("Settings", value: Route.settings)
                NavigationLink("About") { Text("About").navigationTitle("About") }
                NavigationLink(destination: Text("More")) { Text("More") }
                NavigationLink(destination: RecipeDetail(recipe: recipes[0])) {
                    HStack { Text(recipes[0].name) }
                }
                .buttonStyle(.plain)
            }
            .navigationTitle("Recipes")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe(let recipe): RecipeDetail(recipe: recipe)
                case .settings: Text("Settings")
                }
            }
            .navigationDestination(isPresented: $showsHelp) { Text("Help") }
            .navigationDestination(item: $chosen) { RecipeDetail(recipe: $0) }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Help") { showsHelp = true }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                    Button {
                        recipes.append(Recipe(id: recipes.count + 1, name: "New"))
                    } label: {
                        Image(systemName: "plus")
                    }
                }
                if isEditing {
                    ToolbarItem(placement: .principal) { Text("Editing").font(.headline) }
                }
            }
        }
        .environmentObject(router)
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @EnvironmentObject private var router: Router
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack {
            Text(recipe.name)
            Button("Back to the start") { router.home() }
            Button("Back") { dismiss() }
            Button("Back as before") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationTitle(Text(recipe.name))
        .navigationBarBackButtonHidden(true)
        .toolbar(.hidden, for: .navigationBar)
        .toolbar(content: { DetailItems(name: recipe.name) })
        .toolbar { commands }
    }

    @ToolbarContentBuilder private var commands: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
    }
}

struct DetailItems: ToolbarContent {
    let name: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some ToolbarContent {
        ToolbarItem { Text(name).foregroundStyle(colorScheme == .dark ? .white : .black) }
    }
}

struct TypedScreen: View {
    @State private var routes: [Route] = []

    var body: some View {
        NavigationStack(path: $routes) {
            Button("Go") { routes.append(.settings) }
                .navigationDestination(for: Route.self) { Text(String(describing: $0)) }
        }
    }
}

struct FormerScreen: View {
    @State private var isActive = false
    @State private var selection: Int?

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("One"), isActive: $isActive) { Text("One") }
                NavigationLink("Two", destination: Text("Two"), tag: 2, selection: $selection)
                NavigationLink("Three", destination: Text("Three"))
            }
            .navigationBarTitle("Former", displayMode: .large)
            .navigationBarItems(leading: Text("L"), trailing: Button("Add") {})
            .navigationBarHidden(false)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
