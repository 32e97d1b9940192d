// The sign of each colour, so that no meaning hangs on the colour alone: shapes of about the same weight, one high.
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [r, turn] = [i % 2 ? 0.46 : 1.1, (i * Math.PI) / 5];
  return `${(r * Math.sin(turn)).toFixed(3)} ${(0.06 - r * Math.cos(turn)).toFixed(3)}`;
}).join("L");

const disc = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const SIGNS: Record<string, string> = {
  R: "M0-.98L1.02.8H-1.02Z", // triangle
  Y: disc(0.88), // circle
  G: "M-.8-.8H.8V.8H-.8Z", // square
  B: "M0-1.08L.9 0L0 1.08L-.9 0Z", // diamond
  P: `M${STAR}Z`, // star
  W: disc(0.95) + disc(0.52), // ring
};
