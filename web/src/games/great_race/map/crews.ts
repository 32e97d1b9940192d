// How crews are told apart: each vehicle has a shape, a pattern on its bonnet and a number besides its colour.

export interface CrewLook {
  top: string; // what is built on the frame, closed
  glass: string; // its window
  mark: string; // the pattern, in lines
  wheels: "track" | "six"; // half-tracks, but for T's six-wheeler
}

const half = (top: string, glass: string, mark: string): CrewLook => ({ top, glass, mark, wheels: "track" });

export const CREWS: Record<string, CrewLook> = {
  // a wagon with a hood of canvas
  FR: half("M-17 3V-6Q-17-11-11-11H-3V-9H3L5-4H14Q17-4 17 0V3Z", "M-1-7H2.5L4-3.5H-1Z", "M7 3 14-4"),
  // a lorry with a high box
  GB: half("M-17 3V-12H-3V-8H3L5-4H14Q17-4 17 0V3Z", "M-1-6.5H2.5L4-3H-1Z", "M7-4 15 3M15-4 7 3"),
  // a tank on its back
  BE: half("M-17 3V-1Q-17-10-10-10-4-10-3-3V-8H3L5-4H14Q17-4 17 0V3Z", "M-1-6.5H2.5L4-3H-1Z", "M7-1.5H16M7 1.2H16"),
  // a long bonnet and a low hull
  IT: half("M-17 3V-4L-13-6H-9L-7-10H-1L2-5H15Q17-4 17 0V3Z", "M-1-8.5H-.5L1.6-5H-1Z", "M5-4.5V3M9-4.5V3M13-4.5V3"),
  // a tall van with a round roof
  SU: half(
    "M-17 3V-8Q-17-13-11-13H0Q4-13 5-4H14Q17-4 17 0V3Z",
    "M-1-10.5Q2-10 2.8-5H-1Z",
    "M8-1H8.1M11-1H11.1M14-1H14.1",
  ),
  // an open car with a flag on its mast
  IN: half("M-17 3V-5H-10V-9H1L4-4H14Q17-4 17 0V3ZM-14-5V-15L-7-12.5-14-10Z", "M0-7.5H.5L2.4-4H0Z", "M10-4V3"),
  // Renault: a bonnet that slopes down to the front, and six wheels
  T: { top: "M-17 3V-7H-12L-10-11H1L4-7Q13-6 17 3Z", glass: "M0-9H.5L2.6-6H0Z", mark: "M5-3H13M5 0H15", wheels: "six" }, // prettier-ignore
};

export const lookOf = (crew: string): CrewLook => CREWS[crew] ?? CREWS.IN!;
