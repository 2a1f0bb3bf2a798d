print("ThemeBridge")
