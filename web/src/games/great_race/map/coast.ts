// The land as it is drawn: the coast, rivers, lakes and what grows and rises there; in units from the first hexagon on.
import type { Spot } from "./geometry";

const points = (text: string): Spot[] =>
  text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return { x: x!, y: y! };
  });

/** A line that bends softly through all of its points. */
export function curve(text: string, closed = false): string {
  const all = points(text);
  const n = all.length;
  const at = (i: number) => (closed ? all[(i + n) % n]! : all[Math.min(n - 1, Math.max(0, i))]!);
  const last = closed ? n : n - 1;
  const parts = Array.from({ length: last }, (_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${at(0).x} ${at(0).y}${parts.join("")}${closed ? "Z" : ""}`;
}

/** From the second point to the third, as if it came from the first and went to the fourth. */
function bend(a: Spot, b: Spot, c: Spot, d: Spot): string {
  const tight = 6.2;
  const near = { x: b.x + (c.x - a.x) / tight, y: b.y + (c.y - a.y) / tight };
  const far = { x: c.x - (d.x - b.x) / tight, y: c.y - (d.y - b.y) / tight };
  return `C${round(near.x)} ${round(near.y)} ${round(far.x)} ${round(far.y)} ${c.x} ${c.y}`;
}
const round = (n: number) => Math.round(n * 10) / 10;

const MAINLAND =
  "62,-14 44,2 38,22 18,38 8,58 -8,78 -14,98 -9,120 2,140 -6,160 -14,184 -10,212 -20,238 -17,262 -6,276 2,292 24,296 " +
  "42,306 58,318 66,334 84,348 106,356 132,351 156,350 176,357 190,372 200,388 194,404 205,424 212,446 196,464 190,486 " +
  "203,506 210,526 196,542 190,562 204,584 210,604 194,622 188,644 204,662 212,682 198,698 190,718 206,738 213,756 196,772 " +
  "190,794 208,812 214,834 226,850 252,856 282,853 312,853 334,838 350,814 362,800 388,792 408,782 434,764 441,744 428,726 " +
  "414,708 420,690 440,680 437,656 418,640 414,622 432,610 446,590 462,572 464,552 484,534 488,514 472,498 466,480 480,462 " +
  "492,442 498,420 512,398 560,350 560,150 512,120 500,84 486,52 470,18 452,-4 424,2 398,-6 366,4 330,14 300,4 284,-12 " +
  "252,-22 214,-20 176,-24 138,-26 100,-20";
export const COAST = curve(MAINLAND, true);
export const ISLANDS = [
  "488,610 500,600 508,614 510,640 502,672 494,700 484,712 474,704 476,680 484,658 480,634", // Madagascar
  "-34,64 -28,60 -24,65 -30,69",
  "-42,78 -38,75 -34,79 -39,83",
  "-40,300 -36,297 -33,301 -37,304",
  "178,398 182,395 185,399 181,402",
].map((text) => curve(text, true));

export const RIVERS = [
  "58,296 84,272 108,254 132,240 152,236 176,250 186,276 178,300 176,326 178,352", // Niger
  "400,452 374,430 350,434 322,452 300,476 276,490 240,492 200,486", // Congo
  "432,466 444,410 428,360 436,310 420,250 438,190 430,120 440,60 434,6", // Nile
  "250,640 290,652 322,664 356,662 386,676 430,684", // Zambezi
  "352,800 316,806 278,800 244,806 208,806", // Orange
].map((text) => curve(text));
export const LAKES = [
  "296,262 308,256 316,264 308,272 298,272", // Chad
  "408,462 424,456 432,470 420,480 408,476", // Victoria
  "392,520 398,514 402,530 400,552 394,546", // Tanganyika
  "404,590 410,586 412,606 408,622 403,612", // Nyasa
].map((text) => curve(text, true));
export const FOREST = curve(
  "186,372 232,352 292,356 348,372 392,396 400,430 392,480 372,520 330,548 280,540 230,548 196,560 180,520 176,470 190,430",
  true,
);
export const SANDS = ["28,92 90,74 160,80 240,78 300,96 340,150 330,220 280,250 200,236 120,220 60,206 20,170"].map(
  (text) => curve(text, true),
);

export const DUNES = points(
  "90,112 140,96 72,168 112,150 196,130 160,186 226,182 262,170 300,120 316,190 352,90 392,120 372,160 424,92 340,226 404,214 260,218",
);
export const PEAKS = points("74,8 108,2 150,6 236,20 262,36 228,236 404,330 424,340 452,300 470,330 436,430 404,734 384,762 360,776"); // prettier-ignore
export const TREES = points(
  "224,372 262,380 300,374 340,388 372,412 286,414 250,428 338,428 228,462 306,448 356,466 262,466 300,506 352,512 240,514 326,530 276,532",
);
export const PALMS = points("70,262 118,292 214,306 300,300 150,318 262,330 372,262 418,292 336,612 250,610 292,690 236,720 330,730"); // prettier-ignore
export const WAVES = points(
  "-30,20 -32,128 -36,330 8,352 30,392 90,410 60,440 130,440 -10,470 84,492 20,540 130,532 -30,600 150,600 470,600 462,646 " +
    "464,740 490,760 452,800 420,828 372,850 160,660 150,720 164,780 480,560 500,480 500,20 504,50 350,-16 392,-20 10,-10",
);
