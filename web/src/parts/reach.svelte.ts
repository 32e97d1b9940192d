// Where links lead: the address that works on other devices too, or only on this computer.
import { reach } from "../api";

const LOOP = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
let begins = $state.raw<string[] | null>(null); // what the server has told; nothing yet
let asked = false;

export const isHere = (host: string): boolean => LOOP.test(host);

/** The beginning of a link, and whether others can use it. What this page was opened by works for others too, unless
    that is the name every computer has for itself. */
export function origin(): { begin: string; alone: boolean } {
  if (!isHere(location.hostname)) return { begin: location.origin, alone: false };
  return { begin: begins?.[0] ?? location.origin, alone: begins?.length === 0 };
}

export async function askReach(): Promise<void> {
  if (asked || !isHere(location.hostname)) return;
  asked = true;
  try {
    begins = (await reach()).reach;
  } catch {
    asked = false; // the next link asks again
  }
}
