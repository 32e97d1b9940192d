// The sign of each car, so that no meaning hangs on its colour alone: shapes of about the same weight, one high.
const disc = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const SIGNS: Record<string, string> = {
  R: "M0-1.02L1.05.82H-1.05Z", // triangle
  B: "M0-1.1L.92 0L0 1.1L-.92 0Z", // diamond
  G: "M-.82-.82H.82V.82H-.82Z", // square
  Y: disc(0.92), // circle
  W: disc(1) + disc(0.5), // ring
  K: "M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z", // cross
};
export const CARS = "RBGYWK";
