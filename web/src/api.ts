// Questions to the server that need no open line: the games, a new table, what a link stands for, a replay. What only one
// game asks stands in its room, asked with `ask` and `post`.
import type {
  Carrying,
  GameCard,
  MadeTable,
  Moment,
  NewTable,
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

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
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

/** What several links stand for; null for one that opens nothing any more. */
export const allSeated = (tokens: string[]) => post<(Seated | null)[]>("/seats", { tokens });

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const makeTable = (plan: NewTable) => post<MadeTable>("/tables", plan);
