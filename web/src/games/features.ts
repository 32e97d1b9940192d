// The features of all games, found in their rooms: by the game that has them, or by the address of their page.
import type { Feature } from "./room";

const found = Object.entries(
  import.meta.glob("./*/*/feature.ts", { eager: true, import: "feature" }) as Record<string, Feature>,
).map(([path, feature]) => ({ game: path.split("/")[1]!, feature }));

/** The feature of a game that the server calls so. */
export const featureOf = (game: string, name: string): Feature | undefined =>
  found.find((one) => one.game === game && one.feature.name === name)?.feature;

/** The feature whose page has an address that begins like this. */
export const featureAt = (address: string): Feature | undefined =>
  found.find(({ feature }) => feature.address === address)?.feature;
