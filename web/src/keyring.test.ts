// A link is always accepted with the same key, and no two with the same.
import { describe, expect, it, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
});
const { keyFor, keyOf } = await import("./keyring");

describe("the keyring", () => {
  it("makes one key for a link, long and plain enough for the server", () => {
    expect(keyOf("a")).toBeUndefined();
    const key = keyFor("a");
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(keyFor("a")).toBe(key);
    expect(keyFor("b")).not.toBe(key);
  });

  it("knows the key again after the page was loaded anew", async () => {
    const key = keyFor("c");
    vi.resetModules();
    const fresh = await import("./keyring");
    expect(fresh.keyOf("c")).toBe(key);
  });

  it("works where nothing can be kept", async () => {
    vi.resetModules();
    vi.stubGlobal("localStorage", undefined);
    const fresh = await import("./keyring");
    expect(fresh.keyFor("d")).toBe(fresh.keyFor("d"));
  });
});
