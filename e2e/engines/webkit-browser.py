#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, driven by WebKitWebDriver.

MiniBrowser cannot be used: its toolbar makes the window wider than a phone. Needs gir1.2-webkit2-4.1 and python3-gi.
Arguments: --size=WIDTHxHEIGHT --console=FILE (what the pages write to their console). The driver adds its own.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

options = dict(argument[2:].split("=", 1) for argument in sys.argv[1:] if "=" in argument)
width, height = (int(pixels) for pixels in options["size"].split("x"))

# WebKit writes console messages to its standard output, which the driver discards.
console = os.open(options["console"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_preferred_languages(["ar-SA", "en"])

# Violations are no console messages in every version.
report_violations = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation', event.violatedDirective, event.blockedURI, event.sample))
"""


def create_web_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript.new(
            report_violations,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=scripts
    )
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_page_cache(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()

    def focus_window():
        # Without a window manager nothing else gives the document its focus.
        window.get_window().focus(Gtk.get_current_event_time())
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(100, focus_window)
    return view


def on_automation_started(_context, session):
    information = WebKit2.ApplicationInfo()
    # The name and version that the driver asks for by default.
    information.set_name("MiniBrowser")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", on_automation_started)
Gtk.main()
