"""Pgx plays thousands of random games of Connect Four side by side in one compiled loop, on one core."""

import os

CORE = max(os.sched_getaffinity(0))
os.sched_setaffinity(0, {CORE})  # before JAX starts, so that its thread pools see one core only
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"

from collections.abc import Callable  # noqa: E402
from importlib.metadata import version  # noqa: E402

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402
from figures import best_speed, say, seconds_asked  # noqa: E402
from pgx.experimental import auto_reset  # noqa: E402

BATCH = 8192
STEPS = 210  # in one call of the loop with auto-reset: some ten games in each place of the batch

ENV = pgx.make("connect_four")
start_all = jax.vmap(ENV.init)
step_all = jax.vmap(ENV.step)
step_or_restart_all = jax.vmap(auto_reset(ENV.step, ENV.init))


def choose(key: jax.Array, legal: jax.Array) -> jax.Array:
    """A uniformly random legal column for every board: each column draws a number, the highest legal one is played."""
    return jnp.argmax(jnp.where(legal, jax.random.uniform(key, legal.shape), -1.0), axis=-1)


@jax.jit
def till_all_have_ended(key: jax.Array) -> jax.Array:
    """Play one game on every board; return the moves, not counting the boards that only wait."""

    def step(carry: tuple) -> tuple:
        state, key, moves = carry
        key, draw = jax.random.split(key)
        moves += jnp.sum(~state.terminated)
        return step_all(state, choose(draw, state.legal_action_mask)), key, moves

    first, key = jax.random.split(key)
    begin = start_all(jax.random.split(first, BATCH)), key, jnp.int32(0)
    return jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), step, begin)[2]


@jax.jit
def with_auto_reset(key: jax.Array) -> jax.Array:
    """Play STEPS moves on every board, a new game wherever one has ended; return the moves."""

    def step(_: int, carry: tuple) -> tuple:
        state, key, ended = carry
        key, draw, restart = jax.random.split(key, 3)
        action = choose(draw, state.legal_action_mask)
        state = step_or_restart_all(state, action, jax.random.split(restart, BATCH))
        return state, key, ended + jnp.sum(state.terminated)

    first, key = jax.random.split(key)
    begin = start_all(jax.random.split(first, BATCH)), key, jnp.int32(0)
    _, _, ended = jax.lax.fori_loop(0, STEPS, step, begin)
    return jnp.where(ended > 0, STEPS * BATCH, 0)  # reads the result, so that no step can be optimised away


def moves_per_second(play: Callable[[jax.Array], jax.Array], seconds: float) -> float:
    """Compile first, then measure."""
    key = jax.random.key(7)
    play(key).block_until_ready()

    def work() -> int:
        nonlocal key
        key, draw = jax.random.split(key)
        return int(play(draw))

    return best_speed(work, seconds)


def main() -> None:
    seconds = seconds_asked(__doc__)
    how = f"pgx {version('pgx')}, jax {version('jax')} on the CPU, pinned to one core ({CORE}), compile time excluded"
    for name, play in (("auto-reset", with_auto_reset), ("till all have ended", till_all_have_ended)):
        say(f"Pgx batch of {BATCH}, {name}", "moves/s", moves_per_second(play, seconds), how)


if __name__ == "__main__":
    main()
