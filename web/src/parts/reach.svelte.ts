// Where links lead: the address that works on other devices too, or only on this computer.
import { reach } from "../api";
import type { Reach } from "../protocol";

const LOOP = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
let told = $state.raw<Reach | null>(null); // by the server; nothing yet
let asked = false;

export const isHere = (host: string): boolean => LOOP.test(host);

/** The beginning of a link, whether it works on this computer alone, and the command that opens the table to others.
    What this page was opened by works for others too, unless that is the name every computer has for itself. */
export function origin(): { begin: string; alone: boolean; command: string } {
  if (!isHere(location.hostname)) return { begin: location.origin, alone: false, command: "" };
  return {
    begin: told?.reach[0] ?? location.origin,
    alone: told?.reach.length === 0,
    command: told?.command ?? "",
  };
}

export async function askReach(): Promise<void> {
  if (asked || !isHere(location.hostname)) return;
  asked = true;
  try {
    told = await reach();
  } catch {
    asked = false; // the next link asks again
  }
}
