extension TypeDeclaration {
    /// Source code and scripts.
    static let sourceCode: [TypeDeclaration] = [
        .system("public.source-code", "public.plain-text", "", "", "source code"),
        .system("public.assembly-source", "public.source-code", "s", "", "assembly source"),
        .system("public.c-source", "public.source-code", "c", "", "C source"),
        .system("public.objective-c-source", "public.source-code", "m", "", "Objective-C source"),
        .system("public.swift-source", "public.source-code", "swift", "", "Swift source"),
        .system("public.c-plus-plus-source", "public.source-code", "cpp cp cc cxx c++", "", "C++ source"),
        .system("public.objective-c-plus-plus-source", "public.source-code", "mm", "", "Objective-C++ source"),
        .system("public.c-header", "public.source-code", "h", "", "C header"),
        .system("public.c-plus-plus-header", "public.source-code", "hpp hh hxx h++", "", "C++ header"),
        .system("public.script", "public.source-code", "", "", "script"),
        .system("com.apple.applescript.text", "public.script", "applescript", "", "AppleScript text"),
        .system("com.apple.applescript.script", "public.data public.script", "scpt", "", "script"),
        .system(
            "com.apple.applescript.script-bundle", "com.apple.bundle com.apple.package public.script", "scptd",
            "", "script bundle"),
        .system(
            "com.netscape.javascript-source", "public.source-code public.executable", "js jscript javascript mjs",
            "text/javascript application/javascript", "JavaScript"),
        .system(
            "public.shell-script", "public.script", "sh command",
            "text/x-shellscript application/x-sh", "shell script"),
        .system("public.perl-script", "public.shell-script", "pl pm", "text/x-perl-script", "Perl script"),
        .system("public.python-script", "public.shell-script", "py", "text/x-python-script", "Python script"),
        .system("public.ruby-script", "public.shell-script", "rb rbw", "text/x-ruby-script", "Ruby script"),
        .system("public.php-script", "public.shell-script", "php php3 php4 phtml", "text/php", "PHP script"),
        .system("public.make-source", "public.script", "mk mak", "", "makefile"),
        .system("com.sun.java-source", "public.source-code", "java jav", "", "Java source"),
    ]
}
