// How the lap sheet fits its room: with signs and letters, with signs alone, or rolled to the laps that are driven now.
export const HEAD = 18; // pixels for the number of a row
const [LETTERED, PLAIN] = [27, 17]; // the least in which a car's sign can be read with its letter, and without

export interface Fit {
  lettered: boolean; // there is room for the letter beside each sign
  shown: number; // columns that are seen at once, all of them whole
  wide: number; // of a column, in pixels
}

/** As much as can be read of so many columns in so many pixels. */
export function fitted(room: number, columns: number): Fit {
  const within = (least: number) => Math.floor((room - HEAD) / least);
  const lettered = within(LETTERED) >= columns;
  const shown = lettered ? columns : Math.max(1, Math.min(columns, within(PLAIN)));
  return { lettered, shown, wide: (room - HEAD) / shown };
}

/** The first column that is seen while this one is being written: as far on as it goes, with the next one still in sight. */
export const firstSeen = (newest: number, { shown }: Fit, columns: number): number =>
  Math.max(0, Math.min(newest + 2 - shown, columns - shown));
