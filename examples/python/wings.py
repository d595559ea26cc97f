"""Calls wings from Python: one process answers lists of boards and claims, line by line. It needs `npm install --global @wings/runner`."""

import contextlib
import json
import subprocess


class WingsError(Exception):
    """A call that wings refuses as a whole. `code` never changes."""

    def __init__(self, code, message):
        super().__init__(f"{message} ({code})")
        self.code = code


class Wings:
    """A process of `wings work`. Use it in a `with` block, from one thread."""

    def __init__(self, command=("wings",)):
        self._process = subprocess.Popen(
            [*command, "work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()

    def call(self, command, items, **flags):
        """The answers to items, in their order: the objects of `wings COMMAND --json`. A flag such as max_nodes=500 is --max-nodes 500.

        Boards with other houses have a layout, such as layout="x" or layout="anti-knight"."""
        flags = {name.replace("_", "-"): value for name, value in flags.items()}
        part = json.dumps({"command": command, "flags": {**flags, "json": True}, "items": list(items)})
        try:
            self._process.stdin.write(part + "\n")
            self._process.stdin.flush()
            reply = json.loads(self._process.stdout.readline())
            if "fatal" in reply:
                raise WingsError(reply["fatal"]["code"], reply["fatal"]["message"])
            return [json.loads(line) for line in reply["out"].splitlines()]
        # The pipe is closed; the line is no text, no JSON, or not what wings says.
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            raise WingsError("WINGS_ENDED", "wings has ended, or the command isn't wings.") from None

    def hint(self, boards, **flags):
        return self.call("hint", boards, **flags)

    def rate(self, boards, **flags):
        return self.call("rate", boards, **flags)

    def solve(self, boards, **flags):
        return self.call("solve", boards, **flags)

    def prove(self, claims, **flags):
        """Verdicts on claims: dicts with "board", "claim" and, if the claim cites them, "facts", "lemmas" or "counts", and "steps"."""
        return self.call("prove", [json.dumps(claim) for claim in claims], **flags)

    def reward(self, claims, **flags):
        """A number for each claim that cites facts: a lucky guess earns nothing, a wrong claim costs. What comes after a step that is not proved isn't judged."""
        lines = [{"facts": [], **{name: value for name, value in claim.items() if name in LINE}} for claim in claims]
        return [REWARDS[verdict["verdict"]] for verdict in self.prove(lines, **flags)]


LINE = ["board", "claim", "facts", "lemmas", "counts", "steps", "id"]
REWARDS = {"proved": 1.0, "not-proved": 0.0, "refuted": -1.0, "ill-posed": -1.0}
