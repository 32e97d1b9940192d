// What is being chosen: clicks that narrow the choices, a fork, and clicks made while a move is on its way.
import { describe, expect, it } from "vitest";
import { Selection } from "./selection.svelte";

const choice = (...clicks: string[]) => ({ move: clicks.join(">"), clicks, rule: "T3.3" });
const straight = choice("d1", "d7");
const overD4 = choice("d1", "e4", "d4");
const overE1 = choice("d1", "e4", "e1");
const other = choice("c1", "c3");
const all = [straight, overD4, overE1, other];

/** A selection over these choices, after these clicks. */
function after(...clicks: string[]): Selection {
  const selection = new Selection(() => all);
  for (const click of clicks) selection.clicks = selection.read(click).clicks;
  return selection;
}

describe("a selection", () => {
  it("offers what begins with the clicks so far, and once a move is sent that alone", () => {
    expect(after().choices).toEqual(all);
    const selection = after("d1");
    expect(selection.choices).toEqual([straight, overD4, overE1]);
    selection.send(straight);
    expect([selection.choices, selection.clicks]).toEqual([[straight], ["d1", "d7"]]);
  });

  it("is forked where several ways lead to the same goal", () => {
    expect(after("d1").forked).toBe(false);
    const selection = after("d1", "e4");
    expect(selection.forked).toBe(true);
    expect(selection.read("e1").move).toBe(overE1);
    selection.send(overE1);
    expect(selection.forked).toBe(false);
  });

  it("follows a hint as long as more of it is to come", () => {
    expect(after().follows(overE1.clicks, "d1")).toBe(true);
    expect(after().follows(overE1.clicks, "c1")).toBe(false);
    expect(after("d1", "e4").follows(overE1.clicks, "e1")).toBe(false);
  });

  it.each([
    [["d1"], ["d1"], false],
    [["d7"], [], false], // the last click of the move, made twice
    [["d1", "d7"], ["d1"], true], // it would have played
    [["e5"], [], true],
  ])("catches up with %j, clicked while a move was on its way", (made, kept, missed) => {
    const selection = after("d1");
    selection.send(straight);
    for (const click of made) selection.clickAhead(click);
    selection.drop();
    expect([selection.catchUp(), selection.clicks]).toEqual([missed, kept]);
    selection.drop();
    expect([selection.catchUp(), selection.clicks]).toEqual([false, []]); // each of them once
  });

  it("forgets what was clicked ahead when told to, or where nothing is offered any more", () => {
    let offered = all;
    const selection = new Selection(() => offered);
    selection.send(straight);
    selection.clickAhead("c1");
    selection.forgetAhead();
    expect([selection.catchUp(), selection.clicks]).toEqual([false, ["d1", "d7"]]);
    selection.clickAhead("c1");
    offered = [];
    expect([selection.catchUp(), selection.clicks]).toEqual([false, ["d1", "d7"]]);
  });

  it("puts down what was clicked and what was held; dropped it gives up the move too", () => {
    const selection = after("d1");
    selection.held = "role:P";
    selection.send(straight);
    selection.putDown();
    expect([selection.clicks, selection.held, selection.sending]).toEqual([[], null, straight]);
    selection.drop();
    expect(selection.sending).toBeNull();
  });
});
