// Whether one is sure is asked away from the pointer, wherever a pointer asked for it.
import { expect, it } from "vitest";
import { SureQuestion } from "./surequestion.svelte";

it("knows what is asked and where the pointer was; a key points nowhere", () => {
  const sure = new SureQuestion();
  sure.ask("resign", { detail: 1, clientX: 30, clientY: 40 } as MouseEvent);
  expect([sure.what, sure.at]).toEqual(["resign", { x: 30, y: 40 }]);
  sure.ask("leave", { detail: 0, clientX: 0, clientY: 0 } as MouseEvent);
  expect([sure.what, sure.at]).toEqual(["leave", null]);
  sure.withdraw();
  expect(sure.what).toBeNull();
});
