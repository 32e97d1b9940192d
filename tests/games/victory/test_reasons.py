"""The rule that a refusal cites is the one that was broken: the slow reference, which shares nothing, says so too."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import product

import pytest

from ludothek import Refused, Table
from tests.games.play import played, refusal
from tests.games.victory.positions import place, start
from tests.reference.victory_slow import Course, Point, every_circuit, goals

ENDLESS = 99  # laps that nobody drives
CIRCUITS = [code for tiles in (4, 6, 8, 10, 12) for code in every_circuit(tiles)]
THROWS = ("RBX BR", "RRX RX", "BBX B", "RRB X")


@dataclass
class Scene:
    """A car with its dice, and what is in its way."""

    table: Table
    course: Course
    here: Point
    others: dict[Point, str]  # where they stand, and the letters of their cars
    counter: int
    laps: int
    no_reverse: bool
    dice: str

    def reached(self, colour: str) -> set[Point]:
        return set(goals(self.course, colour, self.here, self.counter, set(self.others), self.laps, self.no_reverse))

    def leads(self, colour: str, goal: Point) -> bool:
        """Whether a line of this colour leads there at all: on an empty road, with nothing forbidden."""
        return goal in goals(self.course, colour, self.here, 0, set(), ENDLESS, False)

    def ruler(self, goal: Point) -> list[Point]:
        """The points on paper from the car straight to a goal; none where it does not lie straight ahead."""
        x, y = goal[0] - self.here[0], goal[1] - self.here[1]
        far = max(abs(x), abs(y))
        if {abs(x), abs(y)} - {0, far} or not far:
            return []
        return [(self.here[0] + n * x // far, self.here[1] + n * y // far) for n in range(1, far + 1)]


def some_scene(rng: random.Random) -> Scene:
    code, throws, laps = rng.choice(CIRCUITS), rng.choice(THROWS), rng.choice([1, 2])
    course, seats, strict = Course(code), rng.randint(4, 6), rng.random() < 0.4
    names, cars = rng.sample(sorted(course.points), seats), rng.sample("RBGYWK", seats)
    counts = [rng.randrange(-1, laps) for _ in names]
    options = {"circuit": code, "laps": laps, "no_reverse": strict, "cars": ",".join(cars)}
    table = place(" ".join(names), throws, counts=" ".join(map(str, counts)), **options)
    others = {course.points[name]: car for name, car in list(zip(names, cars, strict=True))[1:]}
    dice = throws.replace("X", "").replace(" ", "")
    return Scene(table, course, course.points[names[0]], others, counts[0], laps, strict, dice)


@pytest.mark.parametrize("seed", range(12))
def test_every_point_is_refused_for_the_first_thing_in_the_way(seed: int) -> None:
    """V2.6, V6.1, V6.2, V6.3, V6.5, V6.6, V6.12, V8.2, V8.3: any point, with either die or none named."""
    scene = some_scene(random.Random(seed))
    if scene.table.turn != 0:
        return  # boxed in, so that the dice have lapsed
    for face, name in product(("R", "B", ""), sorted(scene.course.points)):
        goal = scene.course.points[name]
        if not any(goal in scene.reached(colour) for colour in (face or scene.dice) if colour in scene.dice):
            refused = refusal(scene.table, f"{face}>{name}" if face else name, seat=0)
            assert is_the_reason(scene, face, goal, refused), (name, face, refused.why, refused.facts)


def is_the_reason(scene: Scene, face: str, goal: Point, refused: Refused) -> bool:
    """Whether what is cited forbids the move, and nothing before it on the way does."""
    way = scene.ruler(goal)
    colour = "R" if way and 0 in (way[0][0] - scene.here[0], way[0][1] - scene.here[1]) else "B"
    squares = [scene.course.points[name] for name in refused.squares]
    match refused.why, refused.rule:
        case "no-die", "V6.1":
            return face != "" and face not in scene.dice
        case "stay", "V6.3":
            return goal == scene.here
        case "colour", "V6.1":
            named = refused.facts["colour"] == colour and colour not in (face or scene.dice)
            return named and scene.leads(colour, goal)
        case "bend", "V6.2":
            return is_off(scene, way) and not scene.leads(colour, goal)
        case ("corner" | "alongside") as why, "V2.6":
            return breaks(scene, way, squares, why)
    return scene.leads(colour, goal) and is_in_the_way(scene, way, colour, refused, squares)


def is_in_the_way(scene: Scene, way: list[Point], colour: str, refused: Refused, squares: list[Point]) -> bool:
    """Whether the line is open up to the car, the joint or the end of the race that is cited."""
    reached, goal = scene.reached(colour), way[-1]
    is_open = set(way[: way.index(squares[-1 if refused.why == "joint" else 0])]) <= reached
    match refused.why, refused.rule:
        case "jump", "V6.5":
            return is_open and squares[0] != goal and scene.others[squares[0]] == refused.facts["side"]
        case "hit", "V6.6":
            return is_open and squares == [goal] and scene.others[goal] == refused.facts["side"]
        case "joint", "V6.12":
            return is_open and scene.no_reverse and scene.course.is_backward(squares[0], squares[1])
        case "beyond", "V8.2":
            return squares[0] in reached and wins(scene, colour, squares[0])
        case "finish-taken", "V8.3":
            return is_open and goal in scene.others and wins(replace(scene, others={}), colour, goal)
    return False


def is_off(scene: Scene, way: list[Point]) -> bool:
    """Whether it does not lie straight ahead, or the first place where no line goes on lies beside the road."""
    return not way or broken(scene, way)[1] not in scene.course.names


def breaks(scene: Scene, way: list[Point], squares: list[Point], why: str) -> bool:
    """Whether the line breaks off between these two, which lie on tiles side by side, or corner to corner."""
    one, two = broken(scene, way)
    (x, y), (a, b) = ((point[0] // 3, point[1] // 3) for point in (one, two))
    return squares == [one, two] and (why == "corner") == (x != a and y != b)


def broken(scene: Scene, way: list[Point]) -> tuple[Point, Point]:
    """The first two points of a straight way that no line joins."""
    lines = scene.course.lines["R"] | scene.course.lines["B"]
    steps = zip([scene.here, *way], way, strict=False)
    return next((one, two) for one, two in steps if frozenset((one, two)) not in lines)


def wins(scene: Scene, colour: str, point: Point) -> bool:
    others = set(scene.others)
    found = goals(scene.course, colour, scene.here, scene.counter, others, scene.laps, scene.no_reverse)
    return found.get(point) == scene.laps


# --- words and dice ---

WORDS = ("stop", "end", "take 1", "take 3", "throw RB", "lot red", "lap", "finish", "R", "B", "X")


@pytest.mark.parametrize("seed", range(12))
def test_every_word_is_refused_for_what_forbids_it(seed: int) -> None:
    """V3.1, V4.1, V5.2, V6.1, V6.4, V6.8, V6.9, V7.2, V7.6, V8.7: words and dice while a car drives."""
    scene = some_scene(random.Random(seed))
    if scene.table.turn != 0:
        return  # boxed in, so that the dice have lapsed
    for word in WORDS:
        refused = refusal(scene.table, word, seat=0)
        assert is_wrong(scene, word, refused), (word, refused.why, refused.facts)
        other = refusal(scene.table, word, seat=1)
        assert (other.why, other.rule) == (("throw-said", "V4.1") if word == "throw RB" else ("turn", "V8.7"))


def is_wrong(scene: Scene, word: str, refused: Refused) -> bool:
    """Whether a word or a die alone is refused for what the dice and the road forbid."""
    because, stuck = (refused.why, refused.rule), [one for one in sorted(set(scene.dice)) if not scene.reached(one)]
    match word.split()[0]:
        case "stop" | "end":
            told = refused.facts.get("colour", "")
            return because == (("stop-other", "V6.9") if stuck else ("stop", "V6.8")) and (told in stuck or not stuck)
        case "take":
            return because == ("take-again", "V4.1")
        case "throw":
            return because == ("throw-said", "V4.1")
        case "lot":
            return because == ("lot-said", "V3.1")
        case "lap" | "finish":
            return because == (("lap-owed", "V7.2") if scene.counter < 0 else ("lap-counted", "V7.6"))
        case "X":
            return because == ("cross", "V5.2")
    if word not in scene.dice:
        return because == ("no-die", "V6.1")
    return because == (("no-line", "V6.9") if word in stuck else ("no-goal", "V6.4"))


@pytest.mark.parametrize("first", ["RBX", "XXR", "XXX"])
def test_before_the_second_throw_every_choice_is_refused_for_what_forbids_it(first: str) -> None:
    """V3.1, V4.1, V4.2, V4.3, V5.3, V7.6: the second throw comes first, whatever is said."""
    table = played(start(), f"throw {first}")
    driving = ("missed", "V5.3") if first == "XXX" else ("before-throw", "V4.2")
    reasons = {
        ("stop", "end", "take", "take 0"): ("take-none", "V4.3"),
        ("take 3", "5"): ("take-number", "V4.1"),
        ("R", "B>", "X", "R>0.7", "0.7"): driving,
        ("throw RB",): ("throw-said", "V4.1"),
        ("lot blue",): ("lot-said", "V3.1"),
        ("lap",): ("lap-counted", "V7.6"),
    }
    for words, because in reasons.items():
        for word in words:
            refused = refusal(table, word, seat=0)
            assert (refused.why, refused.rule) == because, word
