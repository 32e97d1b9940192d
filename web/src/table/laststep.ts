// What was done just now, as far as the table itself looks at it.
import type { View } from "../games/room";

/** Who did it and along which places; null where the view tells of several things. */
export const lastOf = ({ last }: Pick<View, "last">) => (Array.isArray(last) ? null : (last ?? null));
