// A circuit in the editor: its address, that of a race on it, and which start places a report finds uneven.
import type { Design, Fairness, Ready } from "./wire";

export const GAME = "victory";

/** The address of a circuit in the editor, and of a race on it. */
export const pathOf = (code: string) => (code ? `/circuits/${code}` : "/circuits");
export const raceOn = ({ name, code }: Ready | Design) => `/?game=${GAME}&circuit=${name ?? code}`;

/** The start places that win more, and less, than their share, beyond what chance explains. */
export function uneven({ places, seats }: Fairness): { more: number[]; less: number[] } {
  const fair = 1 / seats;
  return {
    more: places.filter(({ low }) => low > fair).map(({ place }) => place),
    less: places.filter(({ high }) => high < fair).map(({ place }) => place),
  };
}
