// What a winner is called: alike wherever it is told.
import { describe, expect, it } from "vitest";
import { toldApart } from "./seatname";

describe("toldApart", () => {
  it("calls a person by name, and a bot or somebody without a name by the side", () => {
    expect(toldApart({ kind: "person", name: "Ann" }, "Yellow")).toBe("Ann");
    expect(toldApart({ kind: "person", name: "" }, "Yellow")).toBe("Yellow");
    expect(toldApart({ kind: "bot", name: "Bot" }, "Yellow")).toBe("Yellow");
  });
});
