// The clicks that a move still needs.

/** What is to be clicked after these clicks; where they were made for something else, all of it. */
export const missing = (way: string[], clicks: string[]) =>
  clicks.every((click, i) => way[i] === click) ? way.slice(clicks.length) : way;
