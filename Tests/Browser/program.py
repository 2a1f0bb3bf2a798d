"""A program of the examples in the browser host, and the pages that show it."""

import os
import re
import subprocess
import time

from playwright.sync_api import Page

# The page's elements for assistive technologies, found by the beginning of their names.
FIND = """name => [...document.querySelectorAll('#elements *')]
    .filter(node => (node.getAttribute('aria-label') ?? node.firstChild?.textContent ?? '').startsWith(name)).pop()"""


class Program:
    def __init__(self, name, *arguments, **environment):
        path = os.path.join(os.environ.get("BUILD", ".build/debug"), name)
        self.process = subprocess.Popen(
            [path, "--host", "browser", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **environment})
        self.url = re.search(r"http\S+", self.process.stdout.readline()).group()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    @property
    def memory(self):
        """The bytes of the program's memory that are its own."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * 4096

    @property
    def sockets(self):
        folder = f"/proc/{self.process.pid}/fd"
        links = [os.readlink(f"{folder}/{name}") for name in os.listdir(folder)]
        return sum(link.startswith("socket:") for link in links)


class Tab:
    """A page that shows a program."""

    def __init__(self, context, url):
        self.page: Page = context.new_page()
        self.faults = []
        self.received = []
        self.sent = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: line.type == "error" and self.faults.append(line.text))
        self.page.on("websocket", self.listen)
        self.page.goto(url)
        self.wait("() => document.querySelector('#n0 > *') && document.querySelector('#elements *')")

    def listen(self, socket):
        socket.on("framereceived", lambda text: self.received.append(text))
        socket.on("framesent", lambda text: self.sent.append(text))

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument, timeout=20_000)

    def wait_until(self, condition):
        """Waits until something holds here, not in the page."""
        deadline = time.monotonic() + 20
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError("The condition does not hold.")
            self.page.wait_for_timeout(20)

    def wait_for_quiet(self):
        """Waits until the page is sent nothing more."""
        deadline = time.monotonic() + 20
        count = -1
        while count != len(self.received):
            if time.monotonic() > deadline:
                raise TimeoutError("The page is sent more and more.")
            count = len(self.received)
            self.page.wait_for_timeout(400)

    def edit(self, name):
        """Taps a field, and waits until the page gives it what is typed."""
        self.tap(name)
        self.wait("() => document.activeElement.id === 'typing'")

    def wait_for(self, name):
        """Waits for an element with a name."""
        self.wait(f"name => ({FIND})(name)", name)

    def wait_without(self, name):
        self.wait(f"name => !({FIND})(name)", name)

    def wait_for_end(self):
        """Waits until the page says that its scene is closed."""
        self.wait("() => document.getElementById('notice').textContent === 'The scene is closed.'")

    def box(self, name):
        """The place of an element in the window."""
        self.wait_for(name)
        return self.page.evaluate(
            f"name => (({{x, y, width, height}}) => ({{x, y, width, height}}))(({FIND})(name).getBoundingClientRect())",
            name)

    def tap(self, name):
        """Taps the middle of an element, in the picture."""
        box = self.box(name)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def use(self, name):
        """Uses an element as an assistive technology does."""
        self.wait_for(name)
        self.page.evaluate(f"name => ({FIND})(name).click()", name)

    def attribute(self, name, attribute):
        self.wait_for(name)
        return self.page.evaluate(f"([name, attribute]) => ({FIND})(name).getAttribute(attribute)", [name, attribute])

    @property
    def texts(self):
        """The texts in the picture."""
        return self.page.evaluate("() => [...document.querySelectorAll('#picture text')].map(text => text.textContent)")

    def wait_for_text(self, text):
        """Waits for a text in the picture."""
        self.wait(
            "text => [...document.querySelectorAll('#picture text')].some(node => node.textContent.includes(text))",
            text)

    @property
    def background(self):
        return self.page.evaluate("() => getComputedStyle(document.getElementById('page')).backgroundColor")
