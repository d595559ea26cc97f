"""Runs the client: `python3 test_wings.py COMMAND…`, by default with `wings`."""

import sys

from wings import Wings, WingsError

PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6"
FACTS = [{"house": "r6", "digit": 2}, {"house": "r6", "digit": 3}, {"house": "r9", "digit": 2}, {"house": "r9", "digit": 3}]

with Wings(sys.argv[1:] or ["wings"]) as wings:
    claims = [
        {"board": PUZZLE, "claim": "r8c5-2", "facts": FACTS},
        {"board": PUZZLE, "claim": "r8c5-2", "facts": FACTS[1:]},
        {"board": PUZZLE, "claim": "r8c5-2"},
        {"board": PUZZLE, "claim": "r8c5-9", "facts": FACTS},
        {"board": PUZZLE, "claim": "r1c3=2"},
        {"board": "nonsense", "claim": "r1c3=2"},
    ]
    verdicts = [verdict["verdict"] for verdict in wings.prove(claims)]
    assert verdicts == ["proved", "not-proved", "proved", "refuted", "ill-posed", "ill-posed"], verdicts
    rewards = wings.reward(claims)
    assert rewards == [1.0, 0.0, 0.0, -1.0, -1.0, -1.0], rewards
    assert wings.rate([PUZZLE])[0]["level"] == "hard"
    assert wings.hint([PUZZLE])[0]["status"] == "found"
    # A single name is a list of one, and a number may be a text.
    assert wings.rate([PUZZLE], only="naked-single", max_guesses="500")[0]["status"] == "stuck"
    path = wings.solve([PUZZLE, "53..7"], trim=True)
    assert path[0]["status"] == "solved" and "error" in path[1], path
    try:
        wings.call("nonsense", [])
        raise AssertionError("an unknown command is no error")
    except WingsError as error:
        assert error.code == "WINGS_BAD_PART", error.code
    # More claims than fit into a pipe at once.
    assert wings.reward(claims[:1] * 3000) == [1.0] * 3000


def code_of(command):
    """The code of the error of a process that isn't wings."""
    with Wings([sys.executable, "-c", f"import sys; sys.stdin.readline(); {command}"]) as other:
        try:
            other.rate([PUZZLE])
        except WingsError as error:
            return error.code


for command in [
    "print('hello')",
    "print('[1]')",
    "print('3')",
    "print('{}')",
    "print('{\"out\": 5}')",
    "sys.stdout.buffer.write(bytes([255, 10]))",
    "sys.exit(3)",
]:
    assert code_of(command) == "WINGS_ENDED", command
try:
    wings.rate([PUZZLE])
    raise AssertionError("a closed process answers")
except WingsError as error:
    assert error.code == "WINGS_ENDED", error.code
print("all answers are right")
