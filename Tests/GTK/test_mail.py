"""The mail reader of Examples/gtk, used once from one end to the other."""

import os
import subprocess
import time

import pytest
from conftest import PATIENCE, ROOT, Window

MAIL = os.environ.get("ELASTIC_GTK_MAIL", str(ROOT / "Examples/gtk/.build/debug/mail"))


class Mail(Window):
    program = MAIL
    command = ()

    def __init__(self, screen, folder):
        assert os.access(MAIL, os.X_OK), f"no {MAIL}: swift build --package-path Examples/gtk"
        super().__init__(screen, folder, [], {}, True, "")

    def waits_for_title(self, title):
        """Waits until the window is called so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                ["xdotool", "search", "--name", f"^{title}$"], env=self.environment,
                capture_output=True)
            if found.returncode == 0:
                return
        raise AssertionError(f"no window {title}")

    def waits_until_still(self):
        """Waits until two pictures in a row, a little apart, are the same; that one."""
        end, before = time.monotonic() + PATIENCE, None
        while time.monotonic() < end:
            now = self._pixels()
            if before and now.tobytes() == before.tobytes():
                return now
            before = now
            time.sleep(0.2)
        raise AssertionError("it never rests")


@pytest.fixture
def mail(screen, tmp_path):
    mail = Mail(screen, tmp_path)
    yield mail
    mail.close()


def test_mail_is_read(mail):
    mail.picture("mail-inbox")
    mail.drag((187, 90), (187, 250))
    mail.picture("mail-pulled")
    mail.release()
    mail.waits_for_title("Inbox, 43 messages")
    mail.waits_until_still()

    # The wheel still scrolls, here to the end, where more is loaded.
    mail.do("mousemove", 187, 400, "click", "--repeat", 80, "--delay", 10, 5)
    mail.waits_until_still()
    mail.drag((187, 560), (187, 380))
    mail.picture("mail-older")
    mail.release()
    mail.waits_for_title("Inbox, 63 messages")

    mail.drag((5, 300), (220, 330))
    mail.picture("mail-menu-held")
    mail.release()
    menu = mail.waits_until_still()
    mail.picture("mail-menu")
    inbox = menu.getpixel((400 - 45, 500))
    assert sum(inbox) < sum(menu.getpixel((100, 500))), "the page is not veiled"

    # Inbox and Song, under the title.
    mail.do("mousemove", 120, 94, "click", 1)
    time.sleep(2)
    mail.picture("mail-song")
    sung = {mail._pixels().tobytes() for _ in range(5) if not time.sleep(0.1)}
    assert len(sung) > 1, "nothing is sung"
