"""How the workers of one run share its tests."""

from pathlib import Path

from xdist.scheduler import LoadScopeScheduling

# One worker runs all tests of such a file, so that a module's fixtures open once.
TOGETHER = {f"Web/test_{name}.py" for name in ("browsers", "display", "export", "moving_svg")}


class Sharing(LoadScopeScheduling):
    """Each worker takes the next test, or a whole file of those that stay together."""

    def _split_scope(self, nodeid):
        file = nodeid.split("::")[0]
        return file if "/".join(Path(file).parts[-2:]) in TOGETHER or "Independent" in Path(file).parts else nodeid

    def _reschedule(self, node):
        """A worker runs a test once it knows the next one, or that there is none."""
        super()._reschedule(node)
        while not node.shutting_down and self._pending_of(self.assigned_work[node]) < 2:
            super()._reschedule(node)

    def remove_node(self, node):
        """Of a worker that has died, the test it ran counts as failed and is not run again: it may have hung."""
        units = self.assigned_work[node]
        ran = next(((unit, test) for unit in units.values() for test, is_done in unit.items() if not is_done), None)
        if ran is None:
            return super().remove_node(node)
        unit, test = ran
        unit[test] = True
        # What is done must not come back to the queue: a worker would wait for ever for the end of nothing.
        self.assigned_work[node] = {name: one for name, one in units.items() if not all(one.values())}
        super().remove_node(node)
        return test
