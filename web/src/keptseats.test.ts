// Keys of seats: kept here, and told by no address.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, forget, keptSeats, remember, seatAt } from "./keptseats";

const seat = { token: "key", table: "one", game: "tactix", seat: 0 };

describe("the address of a seat", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("does not tell its key, once it is known what stands for it", () => {
    remember(seat);
    expect(addressOf("key")).toBe("/t/key");
    remember({ ...seat, watch: "eyes" });
    expect([addressOf("key"), seatAt("eyes")?.token]).toEqual(["/t/eyes", "key"]);
    remember(seat);
    expect([addressOf("key"), keptSeats().length]).toEqual(["/t/eyes", 1]);
  });

  it("opens the seat that was used last, where several sit here", () => {
    remember({ ...seat, watch: "eyes" });
    remember({ ...seat, token: "other", seat: 1, watch: "eyes" });
    expect(seatAt("eyes")?.token).toBe("other");
    forget("other");
    expect(seatAt("eyes")?.token).toBe("key");
  });

  it("is the key itself in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    remember({ ...seat, watch: "eyes" });
    expect([addressOf("key"), seatAt("eyes")]).toEqual(["/t/key", undefined]);
  });
});
