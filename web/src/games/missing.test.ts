// The clicks that a move still needs, whatever has been clicked before.
import { expect, it } from "vitest";
import { missing } from "./missing";

it("is what follows the clicks made, and all of it where they were made for something else", () => {
  expect(missing(["play", "CAN"], [])).toEqual(["play", "CAN"]);
  expect(missing(["play", "CAN"], ["play"])).toEqual(["CAN"]);
  expect(missing(["play", "CAN"], ["play", "CAN"])).toEqual([]);
  expect(missing(["play", "CAN"], ["play", "GUIDE"])).toEqual(["play", "CAN"]);
  expect(missing(["fund"], ["drive"])).toEqual(["fund"]);
});
