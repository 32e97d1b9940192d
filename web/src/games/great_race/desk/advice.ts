// What is advised just now, for whatever on the desk is clicked for it: the clicks of the move.
import { getContext, setContext } from "svelte";

const KEY = "great race: advice";

/** The desk says it to all that stands on it. */
export const tellAdvice = (clicks: () => string[]) => setContext(KEY, clicks);

/** The clicks of what is advised; none where nothing is. */
export const advised = (): (() => string[]) => getContext<(() => string[]) | undefined>(KEY) ?? (() => []);
