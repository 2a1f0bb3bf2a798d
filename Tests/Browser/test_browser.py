"""Examples in pages of a browser, used as people use them."""

import http.client
import json
import math
import os
import re
import shutil
import socket
import tempfile
import time
import unittest
from urllib.parse import urlsplit

import axe_playwright_python
from playwright.sync_api import sync_playwright

from program import Program, Tab

AXE = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")


def setUpModule():
    global playwright, browser
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])


def tearDownModule():
    browser.close()
    playwright.stop()


class Case(unittest.TestCase):
    def setUp(self):
        self.tabs = []

    def program(self, name, *arguments, **environment):
        program = Program(name, *arguments, **environment)
        self.addCleanup(program.__exit__)
        return program

    def tab(self, program, width=390, height=844, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        self.addCleanup(context.close)
        tab = Tab(context, program.url)
        self.tabs.append(tab)
        return tab

    def tearDown(self):
        # The policy of the page, too, tells of what it refuses as an error.
        for tab in self.tabs:
            self.assertEqual(tab.faults, [])


class Input(Case):
    def test_a_tap_votes_in_both_worlds(self):
        tab = self.tab(self.program("PetVoting"))
        self.assertIn("25", tab.texts)
        box = tab.page.evaluate("""() => {
            const all = [...document.querySelectorAll('#elements [role=button]')];
            const { x, y, width, height } = all.find(e => e.ariaLabel === 'Cat').getBoundingClientRect();
            return [x + width / 2, y + height / 2]; }""")
        tab.page.mouse.click(*box)
        tab.wait_for_text("26")

    def test_typing_goes_into_the_field_that_was_tapped(self):
        tab = self.tab(self.program("Gallery"))
        tab.tap("Reader")
        tab.edit("Name")
        tab.page.keyboard.press("End")
        tab.page.keyboard.type(" Lovelace & <Söhne>")
        tab.wait_for_text("Ada Lovelace & <Söhne>")
        tab.page.keyboard.press("Backspace")
        tab.wait("() => [...document.querySelectorAll('#picture text')].some(t => t.textContent === 'Ada Lovelace & <Söhne')")

    def test_composed_text_is_inserted_once_it_is_composed(self):
        tab = self.tab(self.program("Gallery"))
        tab.tap("Reader")
        tab.edit("Name")
        tab.page.keyboard.press("End")
        session = tab.page.context.new_cdp_session(tab.page)
        for text in ["に", "にほ", "にほん"]:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.assertFalse(any("にほん" in text for text in tab.texts))
        session.send("Input.insertText", {"text": "日本"})
        tab.wait_for_text("Ada日本")

    def test_pasting_inserts_and_copying_reaches_the_clipboard(self):
        program = self.program("Gallery")
        tab = self.tab(program, permissions=["clipboard-read", "clipboard-write"])
        tab.tap("Reader")
        tab.edit("Name")
        tab.page.keyboard.press("Control+a")
        tab.page.keyboard.press("Control+c")
        tab.wait("async () => await navigator.clipboard.readText() === 'Ada'")
        tab.page.evaluate("() => navigator.clipboard.writeText('Grace')")
        tab.page.keyboard.press("Control+v")
        tab.wait_for_text("Grace")

    def test_a_wheel_scrolls_and_sends_little(self):
        tab = self.tab(self.program("Gallery"), height=400)
        tab.use("Inputs")
        tab.wait_for_text("Order by")
        tab.wait_for_quiet()
        before = tab.box("Order by")["y"]
        tab.received.clear()
        tab.page.mouse.move(190, 250)
        tab.page.mouse.wheel(0, 60)
        tab.wait("before => [...document.querySelectorAll('#picture text')].some(text => "
                 "text.textContent === 'Order by' && text.getBoundingClientRect().y < before - 10)", before)
        self.assertLess(sum(len(text) for text in tab.received), 20_000)

    def pinches(self, tab):
        return [message for message in map(json.loads, (text for text in tab.sent if '"pinch"' in text))]

    def test_two_fingers_are_a_pinch_and_no_tap(self):
        tab = self.tab(self.program("PetVoting"), has_touch=True)
        tab.wait_for_quiet()
        del tab.sent[:]
        session = tab.page.context.new_cdp_session(tab.page)
        def touch(name, *points):
            points = [{"id": number, "x": x, "y": y} for number, (x, y) in enumerate(points)]
            session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})
        touch("touchStart", (100, 300))
        touch("touchStart", (100, 300), (200, 300))
        touch("touchMove", (100, 300), (100, 500))
        tab.wait_until(lambda: len(self.pinches(tab)) == 2)
        touch("touchEnd", (100, 300))
        touch("touchEnd")
        tab.wait_until(lambda: len(self.pinches(tab)) == 3)
        self.assertEqual([message["phase"] for message in self.pinches(tab)], ["began", "changed", "ended"])
        last = self.pinches(tab)[-1]
        self.assertEqual((last["x"], last["y"], last["scale"]), (100, 400, 2))
        self.assertAlmostEqual(last["rotation"], math.pi / 2)
        phases = [json.loads(text).get("phase") for text in tab.sent if '"pointer"' in text]
        self.assertEqual(phases[:2], ["down", "cancel"])
        self.assertNotIn("up", phases)

    def test_a_pinch_on_a_trackpad_is_one(self):
        tab = self.tab(self.program("PetVoting"))
        for _ in range(2):
            tab.page.dispatch_event("#page", "wheel", {
                "ctrlKey": True, "deltaY": -50, "clientX": 100, "clientY": 200, "bubbles": True, "cancelable": True})
        tab.wait_until(lambda: [message["phase"] for message in self.pinches(tab)][-1:] == ["ended"])
        self.assertAlmostEqual(self.pinches(tab)[-1]["scale"], math.e)

    def test_keys_alone_lead_to_a_sheet_and_back(self):
        tab = self.tab(self.program("Gallery"))
        tab.use("Messages")
        tab.wait_for("Half a sheet")
        place = "() => { const { x, y } = document.getElementById('focus').getBoundingClientRect(); return x + ',' + y; }"
        for _ in range(12):
            before = tab.page.evaluate(place)
            tab.page.keyboard.press("Tab")
            tab.wait(f"before => ({place})() !== before", before)
            if abs(float(tab.page.evaluate(place).split(",")[1]) - tab.box("Sheet")["y"]) < 20:
                break
        tab.page.keyboard.press("Enter")
        tab.wait("() => document.querySelector('#elements [role=dialog]') || [...document.querySelectorAll('#picture text')]"
                 ".some(t => t.textContent === 'Done' || t.textContent === 'Close')")
        tab.page.keyboard.press("Escape")
        tab.wait_for("Half a sheet")


class Dropping(Case):
    def notes(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return self.tab(self.program("Notes", NOTES_FILE=os.path.join(folder.name, "notes.json")))

    def drag(self, tab, content, name="note.txt", type="text/plain"):
        data = tab.page.evaluate_handle("""([content, name, type]) => {
            const data = new DataTransfer();
            data.items.add(new File([content], name, { type }));
            return data;
        }""", [content, name, type])
        event = {"dataTransfer": data, "clientX": 100, "clientY": 300}
        tab.page.dispatch_event("#page", "dragover", event)
        return lambda: tab.page.dispatch_event("#page", "drop", event)

    def test_a_file_that_is_dropped_becomes_a_note(self):
        tab = self.notes()
        drop = self.drag(tab, "Milk\ntwo bottles of it")
        tab.wait("() => dropEffect === 'copy'")
        drop()
        tab.wait_for_text("Milk")
        tab.wait_for_text("two bottles of it  (4 words)")

    def test_a_long_file_arrives_whole(self):
        tab = self.notes()
        self.drag(tab, "Long\nfirst\n" + "word " * 300_000)()
        tab.wait_for_text("(300001 words)")

    def test_a_file_that_nothing_takes_is_refused_and_not_sent(self):
        tab = self.notes()
        drop = self.drag(tab, "x", "picture.png", "image/png")
        tab.wait_for_quiet()
        self.assertEqual(tab.page.evaluate("() => dropEffect"), "none")
        drop()
        tab.wait_for_quiet()
        self.assertFalse(any('"file"' in text for text in tab.received))


class Looks(Case):
    def test_materials_blur_what_is_behind_them(self):
        tab = self.tab(self.program("Gallery"), height=1600)
        tab.use("Inputs")
        tab.use("Dates and gauges")
        tab.wait_for_text("An effect view")
        tab.wait("() => document.querySelectorAll('.material').length >= 2")
        styles = tab.page.evaluate("""() => [...document.querySelectorAll('.material')]
            .map(layer => [getComputedStyle(layer).backdropFilter, layer.getBoundingClientRect().width])""")
        self.assertTrue(all("blur" in style and width > 50 for style, width in styles), styles)


class Faces(Case):
    def test_words_of_joined_letters_are_as_wide_as_the_browser_says(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        tab = self.tab(self.program("Notes", NOTES_FILE=os.path.join(folder.name, "notes.json")))
        tab.use("New")
        tab.edit("Title")
        tab.page.keyboard.insert_text("مرحبا بالعالم")
        tab.wait("""() => {
            const text = [...document.querySelectorAll('#picture text')].find(text => text.textContent.includes('مرحبا'));
            return text && !text.hasAttribute('textLength');
        }""")

    def test_other_faces_are_measured_and_letters_are_not_stretched(self):
        program = self.program("Gallery")
        context = browser.new_context(viewport={"width": 390, "height": 844})
        self.addCleanup(context.close)
        # A browser whose letters are wider by a tenth.
        context.add_init_script("""
            const measure = CanvasRenderingContext2D.prototype.measureText;
            CanvasRenderingContext2D.prototype.measureText = function (text) {
                return { width: measure.call(this, text).width * 1.1 };
            };""")
        tab, plain = Tab(context, program.url), self.tab(program)
        self.tabs.append(tab)
        tab.wait_for_quiet()
        self.assertEqual(tab.page.evaluate("() => document.querySelectorAll('#picture text[textLength]').length"), 0)

        def measured(tab):
            requests = [json.loads(text).get("measure") for text in tab.received]
            return {face for request in requests if request for face in request["letters"]}

        self.assertIn(0, measured(tab))
        self.assertNotIn(0, measured(plain))


class Traits(Case):
    def test_the_appearance_of_the_browser_is_followed(self):
        tab = self.tab(self.program("Gallery"))
        light = tab.background
        tab.page.emulate_media(color_scheme="dark")
        tab.wait("light => getComputedStyle(document.getElementById('page')).backgroundColor !== light", light)
        self.assertEqual(tab.background, "rgb(0, 0, 0)")

    def test_a_program_that_was_asked_for_an_appearance_keeps_it(self):
        tab = self.tab(self.program("Gallery", "--dark"))
        self.assertEqual(tab.background, "rgb(0, 0, 0)")

    def test_a_window_of_another_size_is_laid_out_anew(self):
        tab = self.tab(self.program("Gallery"))
        tab.page.set_viewport_size({"width": 1000, "height": 600})
        tab.wait("() => document.getElementById('picture').getAttribute('width') === '1000'")
        tab.wait_until(lambda: tab.box("Worlds")["x"] > 600)

    def test_two_tabs_have_their_own_traits_over_one_program(self):
        program = self.program("Gallery")
        light, dark = self.tab(program), self.tab(program, color_scheme="dark")
        self.assertNotEqual(light.background, dark.background)

    def test_reduced_motion_is_that_of_the_page(self):
        tab = self.tab(self.program("PetVoting"))
        sent = "() => JSON.parse(told || JSON.stringify(traits())).reducesMotion"
        self.assertFalse(tab.page.evaluate(sent))
        tab.page.emulate_media(reduced_motion="reduce")
        tab.wait(sent)

    def test_a_reader_of_arabic_reads_from_right_to_left(self):
        tab = self.tab(self.program("Gallery"), locale="ar-EG")
        self.assertTrue(tab.page.evaluate("() => document.documentElement.lang").startswith("ar"))


class Developing(Case):
    def select(self, tab, name):
        """Selects the innermost node of the inspector's tree with a name."""
        tab.wait("name => nodes.some(node => node.name === name)", name)
        tab.page.evaluate("name => byId('i' + nodes.filter(node => node.name === name).pop().id).click()", name)
        tab.wait("name => byId('name').textContent === name && selection.values.length > 0", name)

    def test_the_inspector_explains_a_value_and_overrides_a_trait(self):
        tab = self.tab(self.program("Gallery", "--inspect"), width=1200)
        tab.wait("() => picture.getAttribute('width') === '799'")
        self.select(tab, "UIWindow")
        tab.page.get_by_role("button", name="UITraitUserInterfaceStyle", exact=True).click()
        tab.wait("() => explanation.textContent.startsWith('UITraitUserInterfaceStyle = light')")
        light = tab.background
        tab.page.get_by_role("combobox", name="UITraitUserInterfaceStyle").select_option("dark")
        tab.wait("light => getComputedStyle(page).backgroundColor !== light", light)
        tab.wait("() => runList.children.length > 0")
        tab.page.get_by_role("button", name="Restore").first.click()
        tab.wait("light => getComputedStyle(page).backgroundColor === light", light)

    def test_something_that_is_pointed_at_is_selected_and_not_pressed(self):
        tab = self.tab(self.program("Gallery", "--inspect"), width=1200)
        tab.wait("() => nodes.length > 0")
        tab.page.get_by_role("button", name="Point").click()
        tab.tap("Dracula")
        tab.wait("() => selection.path.includes('BookRow')")
        tab.wait("() => !spot.hidden")
        # The row was not pressed: its page would have a way back.
        self.assertFalse(tab.page.evaluate("() => canGoBack"))
        tab.tap("Dracula")
        tab.wait("() => canGoBack")

    def test_the_inspector_is_closed_and_stays_so(self):
        tab = self.tab(self.program("PetVoting", "--inspect"), width=1200)
        tab.page.get_by_role("button", name="Close").click()
        tab.wait("() => picture.getAttribute('width') === '1200'")
        tab.page.reload()
        tab.wait("() => picture.getAttribute('width') === '1200'")
        tab.page.get_by_role("button", name="Inspect").click()
        tab.wait("() => nodes.length > 0")

    def test_a_program_without_an_inspector_answers_none(self):
        tab = self.tab(self.program("PetVoting"))
        tab.wait_for_quiet()
        tab.received.clear()
        tab.page.evaluate("() => send({ kind: 'inspect', action: 'open' })")
        tab.tap("Cat")
        tab.wait_for_text("26")
        self.assertFalse(any('"inspection"' in text for text in tab.received))

    def test_previews_are_shown_again_after_a_build(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Gallery")
            shutil.copy(os.path.join(os.environ["BUILD"], "Gallery"), path)
            tab = self.tab(self.program(path, "--previews"), width=1000, height=3200)
            tab.wait_for_text("A book")
            self.assertEqual(sum("Jane Austen" == text for text in tab.texts), 2 * (1 + 2))
            tab.received.clear()
            # The linker writes another file in the place of the former one.
            shutil.copy(path, path + ".new")
            os.replace(path + ".new", path)
            tab.wait_until(lambda: any('"scene"' in text for text in tab.received))
            tab.wait_for_text("A book")
            tab.faults = [fault for fault in tab.faults if "WebSocket connection" not in fault]


class History(Case):
    def test_the_button_for_the_former_page_goes_back_in_the_scene(self):
        tab = self.tab(self.program("Gallery"))
        tab.use("Worlds")
        tab.tap("Authors")
        tab.wait("() => history.state?.isInside && canGoBack")
        tab.page.go_back(wait_until="commit")
        tab.wait("() => !canGoBack && !history.state?.isInside")
        tab.wait_for("Authors")
        tab.tap("Authors")
        tab.wait("() => canGoBack")
        # Back by a key, and the entry in the history goes too.
        tab.page.keyboard.press("Escape")
        tab.wait("() => !canGoBack && !history.state?.isInside")


class Connections(Case):
    def test_a_lost_connection_is_taken_up_with_the_state(self):
        tab = self.tab(self.program("Gallery"))
        tab.use("Inputs")
        tab.wait_for_text("Order by")
        shown = tab.texts
        tab.received.clear()
        tab.page.evaluate("() => socket.close(3000)")
        tab.wait_until(lambda: any('"frame"' in text for text in tab.received))
        tab.wait("() => shownFrame > 0")
        self.assertEqual(tab.texts, shown)

    def test_a_page_that_is_loaded_again_has_its_scene(self):
        tab = self.tab(self.program("Gallery"))
        tab.use("Inputs")
        tab.wait_for_text("Order by")
        tab.page.reload()
        tab.wait_for_text("Order by")

    def test_a_doubled_tab_has_a_scene_of_its_own(self):
        program = self.program("Gallery")
        tab = self.tab(program)
        tab.use("Inputs")
        tab.wait_for_text("Order by")
        with tab.page.context.expect_page() as opened:
            # A window that a page opens has a copy of its session's storage.
            tab.page.evaluate("() => window.open(location.href)")
        other = opened.value
        other.wait_for_function("() => document.querySelector('#n0 > *')")
        scene = "() => sessionStorage.getItem('scene')"
        self.assertNotEqual(other.evaluate(scene), tab.page.evaluate(scene))
        other.close()
        tab.use("Reader")
        tab.wait_for_text("Daily reminder")

    def test_a_scene_that_closes_ends_its_page(self):
        program = self.program("PetVoting")
        tab, other = self.tab(program), self.tab(program)
        tab.use("Leave")
        tab.wait_for_end()
        self.assertIn("Leave", other.texts)

    def test_an_idle_page_is_sent_nothing(self):
        tab = self.tab(self.program("PetVoting"))
        tab.wait_for_quiet()
        tab.received.clear()
        tab.page.wait_for_timeout(2000)
        self.assertEqual(tab.received, [])

    def test_a_hundred_tabs_come_and_go(self):
        program = self.program("PetVoting")
        context = browser.new_context()
        self.addCleanup(context.close)

        def round_of_tabs():
            for _ in range(25):
                page = context.new_page()
                page.goto(program.url)
                page.wait_for_function("() => document.querySelector('#n0 > *')")
                page.close()

        round_of_tabs()
        first = program.memory
        for _ in range(3):
            round_of_tabs()
        # Scenes that were left wait for five seconds.
        deadline = time.monotonic() + 60
        while program.sockets > 3 and time.monotonic() < deadline:
            time.sleep(0.2)
        self.assertLessEqual(program.sockets, 3)
        self.assertLess(program.memory - first, 24 << 20)


class Accessibility(Case):
    def check(self, tab):
        with open(AXE) as file:
            tab.page.evaluate(file.read() + "; null")
        found = tab.page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
        serious = [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found
                   if fault["impact"] in ("serious", "critical")]
        self.assertEqual(serious, [])

    def test_no_screen_of_the_examples_has_a_serious_fault(self):
        for name in ["PetVoting", "ThemeBridge", "Lifetimes"]:
            with self.subTest(name):
                self.check(self.tab(self.program(name)))
                inspected = self.tab(self.program(name, "--inspect"), width=1200)
                inspected.wait("() => nodes.length > 0")
                self.check(inspected)
        with tempfile.TemporaryDirectory() as folder:
            self.check(self.tab(self.program("Notes", NOTES_FILE=os.path.join(folder, "notes.json"))))

    def test_no_tab_of_the_gallery_has_a_serious_fault(self):
        tab = self.tab(self.program("Gallery"))
        for name, shown in [("Shelf", "Emma"), ("Reader", "Name"), ("Inputs", "Order by"), ("Messages", "Sheet"),
                            ("Worlds", "Authors")]:
            with self.subTest(name):
                tab.use(name)
                tab.wait_for(shown)
                self.check(tab)

    def test_elements_are_where_the_picture_is(self):
        tab = self.tab(self.program("Gallery"))
        box = tab.box("Dracula")
        text = tab.page.evaluate("""() => { const { x, y } = [...document.querySelectorAll('#picture text')]
            .find(t => t.textContent === 'Dracula').getBoundingClientRect(); return [x, y]; }""")
        self.assertTrue(box["x"] - 1 <= text[0] <= box["x"] + box["width"])
        self.assertTrue(box["y"] - 1 <= text[1] <= box["y"] + box["height"])

    def test_an_assistive_technology_changes_a_switch_and_a_slider(self):
        tab = self.tab(self.program("Gallery"))
        tab.use("Reader")
        self.assertEqual(tab.attribute("Daily reminder", "aria-checked"), "true")
        tab.use("Daily reminder")
        tab.wait("""() => [...document.querySelectorAll('[role=switch]')].some(e => e.ariaChecked === 'false')""")


class Safety(Case):
    def request(self, program, path=None, method="GET", **headers):
        parts = urlsplit(program.url)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
        self.addCleanup(connection.close)
        connection.request(method, path or f"/?{parts.query}", headers=headers)
        response = connection.getresponse()
        self.addCleanup(response.close)
        return response

    def test_requests_that_are_not_from_a_reader_are_refused(self):
        program = self.program("PetVoting")
        query = urlsplit(program.url).query
        host = urlsplit(program.url).netloc
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
        self.assertEqual(self.request(program).status, 200)
        self.assertEqual(self.request(program, path="/").status, 403)
        self.assertEqual(self.request(program, path="/?token=" + "a" * 26).status, 403)
        self.assertEqual(self.request(program, Host="evil.example").status, 403)
        self.assertEqual(self.request(program, path=f"/other?{query}").status, 404)
        self.assertEqual(self.request(program, method="POST").status, 405)
        connection = f"/connection?{query}"
        self.assertEqual(self.request(program, path=connection, Origin="http://evil.example", **upgrade).status, 403)
        self.assertEqual(self.request(program, path=connection, **upgrade).status, 403)
        self.assertEqual(self.request(program, path="/connection", Origin=f"http://{host}", **upgrade).status, 403)
        self.assertEqual(self.request(program, path=connection, Origin=f"http://{host}", **upgrade).status, 101)

    def test_the_page_lets_nothing_in(self):
        program = self.program("PetVoting")
        policy = self.request(program).getheader("Content-Security-Policy")
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe-eval", policy)
        self.assertNotRegex(policy, r"script-src[^;]*unsafe-inline")
        self.assertNotEqual(re.search("nonce-\\w+", policy)[0],
                            re.search("nonce-\\w+", self.request(program).getheader("Content-Security-Policy"))[0])

    def test_messages_that_cannot_be_read_end_their_page_only(self):
        program = self.program("PetVoting")
        good, bad = self.tab(program), self.tab(program)
        for text in ["nonsense", '{"kind":"pointer","phase":"down","x":null,"y":[]}', "[" * 100_000]:
            bad.page.evaluate("text => { isOver = false; connect(); }", text)
            bad.wait("() => socket.readyState === WebSocket.OPEN")
            bad.page.evaluate("text => socket.send(text)", text)
            bad.wait("() => socket.readyState === WebSocket.CLOSED")
        good.use("Leave")
        good.wait_for_end()

    def test_ten_thousand_slow_connections_leave_the_program_as_it_was(self):
        program = self.program("PetVoting")
        tab = self.tab(program)
        parts = urlsplit(program.url)
        open_sockets = []

        def connect(count):
            for number in range(count):
                client = socket.create_connection((parts.hostname, parts.port), timeout=10)
                # Some say nothing, others begin.
                client.send(b"GET /?to"[:number % 9])
                open_sockets.append(client)
                if len(open_sockets) > 100:
                    open_sockets.pop(0).close()

        connect(1000)
        first = program.memory
        connect(9000)
        self.assertLess(program.memory - first, 8 << 20)
        self.assertEqual(self.request(program).status, 200)
        tab.use("Leave")
        tab.wait_for_end()
        for client in open_sockets:
            client.close()


if __name__ == "__main__":
    unittest.main(verbosity=2)
