// Questions to the server that need no open line: the games, a new table, what a link stands for, a replay.
import type { Design, Ready, Report } from "./games/victory/editor/design";
import type {
  CampaignShown,
  Carrying,
  GameCard,
  LaidGame,
  MadeTable,
  Moment,
  NewTable,
  NextGame,
  Problem,
  Reach,
  Replay,
  Seated,
  SitDown,
  Warmth,
} from "./protocol";

/** The server said no, or did not answer; `problem` tells why where it is known. */
export class Failed extends Error {
  constructor(public problem: Partial<Problem>) {
    super(problem.title ?? "no answer");
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  if (!answer) throw new Failed({ why: "no-answer" });
  if (!answer.ok) throw new Failed(await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Partial<Problem>> {
  const body = await answer.json().catch(() => ({}));
  return { status: answer.status, ...(body as object) };
}

export const games = () => ask<GameCard[]>("/games");
export const warmth = () => ask<Warmth>("/warmth");
export const seated = (token: string) => ask<Seated>(`/seats/${encodeURIComponent(token)}`);
/** Accept an invite, or a link that carries a seat along; to say it twice with the same key does no harm. */
export const sitDown = (token: string, asked: SitDown) =>
  post<Seated>(`/seats/${encodeURIComponent(token)}/key`, asked);
export const carry = (token: string) => post<Carrying>(`/seats/${encodeURIComponent(token)}/carry`, {});
export const reach = () => ask<Reach>("/address");
export const replay = (token: string, eyes?: string) =>
  ask<Replay>(`/replay/${encodeURIComponent(token)}${eyes ? `?eyes=${encodeURIComponent(eyes)}` : ""}`);
export const moment = (token: string, row: number) => ask<Moment>(`/replay/${encodeURIComponent(token)}/${row}`);
export const replayFile = (token: string) => `/api/replay/${encodeURIComponent(token)}/file`;

const designsOf = (game: string) => `/games/${encodeURIComponent(game)}/designs`;

/** Something laid out before the game, as far as it is laid; the server writes nothing at all as "-". */
export const design = (game: string, code: string) =>
  ask<Design>(`${designsOf(game)}/${encodeURIComponent(code || "-")}`);

/** Those the game brings along; all of a size; or, with a seed, any one of that size. */
export const designs = (game: string, how: { size?: number; seed?: number } = {}) =>
  ask<Ready[]>(`${designsOf(game)}?${new URLSearchParams(Object.entries(how).map(([name, n]) => [name, String(n)]))}`);

export const report = (game: string, code: string, seats: number, laps: number) =>
  ask<Report>(`${designsOf(game)}/${encodeURIComponent(code)}/report?seats=${seats}&laps=${laps}`);

/** What several links stand for; null for one that opens nothing any more. */
export const allSeated = (tokens: string[]) => post<(Seated | null)[]>("/seats", { tokens });

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const makeTable = (plan: NewTable) => post<MadeTable>("/tables", plan);

const campaignAt = (token: string) => `/campaigns/${encodeURIComponent(token)}`;

/** A campaign is opened with its key; what changes it names how many rows of its record were seen. */
export const campaigns = {
  begin: (file: string | null) => post<CampaignShown>("/campaigns", { file }),
  open: (token: string) => ask<CampaignShown>(campaignAt(token)),
  lay: (token: string, plan: NextGame) => post<LaidGame>(`${campaignAt(token)}/games`, plan),
  giveUp: (token: string, rows: number) => post<CampaignShown>(`${campaignAt(token)}/resignation`, { rows }),
  season: (token: string, rows: number) => post<CampaignShown>(`${campaignAt(token)}/season`, { rows }),
  rename: (token: string, name: string) => post<CampaignShown>(`${campaignAt(token)}/name`, { name }),
  branch: (token: string, entries: number) => post<CampaignShown>(`${campaignAt(token)}/branch`, { entries }),
  file: (token: string) => `/api${campaignAt(token)}/file`,
};
