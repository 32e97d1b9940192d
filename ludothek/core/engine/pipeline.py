"""How numba compiles a generated file: machine code only for the entries, each with all that it calls.

By itself numba optimises every function together with all that it calls and makes machine code of it, and does so again
for each of its callers. Only the entries of an engine are ever called from Python, so the other functions stop halfway:
`InnerCompiler` leaves a function as a module of LLVM's language, to be linked into the entries and optimised there.
`pipeline_class` is numba's own option of a function for this, so nothing outside the generated file is changed.

Only generated files import this; it needs numba.
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen, compiler

JITCodeLibrary: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, linked with what it calls, neither optimised nor made machine code."""

    def _optimize_final_module(self) -> None:
        """Left to the entry."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """0, numba's sign for a function that Python cannot call."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: Any) -> None:
        """An environment holds Python objects; rules have none."""


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function that only compiled functions call."""

    def compile_extra(self, function: Any) -> Any:
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)
