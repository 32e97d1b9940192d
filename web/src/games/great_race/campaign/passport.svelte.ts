// A campaign in this browser: what is shown of it, and all that can be done with it.
import { Failed } from "../../../api";
import { remember } from "../../../keptseats";
import { refusal } from "../../../refusal";
import { go } from "../../../route.svelte";
import { settings } from "../../../settings.svelte";
import { say } from "../../../words.svelte";
import { campaigns } from "./api";
import type { CampaignShown, NextGame } from "./wire";
import { forgetKey, keys, rememberKey, type Key } from "./keys";
import { GAME, nameOf } from "./name";

export { GAME } from "./name";
const MOST_BYTES = 3_500_000;

/** Where something is done, and where it is told what came of it: beside the button. */
export type Spot = "top" | "begin" | "name" | "next" | "season" | "keys" | "file" | `entry-${number}`;

export class Passport {
  shown = $state.raw<CampaignShown | null>(null);
  keys = $state.raw<Key[]>([]);
  busy = $state(false);
  spot = $state<Spot>("top");
  trouble = $state("");
  news = $state("");

  /** The campaign of a key, or the one that was opened last. */
  async look(token: string): Promise<void> {
    const wanted = token || keys()[0]?.token;
    if (wanted) await this.do("top", () => campaigns.open(wanted));
    this.keys = keys();
  }

  open = (token: string) => this.do("keys", () => campaigns.open(token));
  begin = (modules: readonly string[]) => this.do("begin", () => campaigns.begin(modules));
  rename = (name: string) => this.do("name", () => campaigns.rename(this.shown!.token, name));
  season = () => this.do("season", () => campaigns.season(this.shown!.token, this.shown!.rows));
  giveUp = () => this.do("next", () => campaigns.giveUp(this.shown!.token, this.shown!.rows));

  async branch(entries: number): Promise<void> {
    const before = this.shown!;
    await this.do(`entry-${entries}`, () => campaigns.branch(before.token, entries));
    if (this.shown === before || this.trouble) return;
    this.spot = "top";
    this.news = say("campaign-branched", { name: nameOf(this.shown!), old: nameOf(before) }, GAME);
  }

  async read(file: File): Promise<void> {
    const text = file.size > MOST_BYTES ? Promise.reject(new Failed({ status: 413 })) : file.text();
    await this.do("file", async () => campaigns.read(await text), say("campaign-reading", {}, GAME));
  }

  async play(options: NextGame["options"]): Promise<void> {
    await this.do("next", async () => {
      const { token, rows } = this.shown!;
      const laid = await campaigns.lay(token, { rows, options, name: settings.name });
      remember({ token: laid.token, table: laid.table, game: GAME, seat: 0 });
      go(`/t/${laid.token}`);
      return this.shown!;
    });
  }

  forget(token: string): void {
    forgetKey(token);
    this.keys = keys();
  }

  /** One thing after the other; what is refused is told where it was asked, and what is stale is looked at again. */
  private async do(spot: Spot, request: () => Promise<CampaignShown>, meanwhile = ""): Promise<void> {
    if (this.busy) return;
    [this.busy, this.spot, this.trouble, this.news] = [true, spot, "", meanwhile];
    try {
      this.take(await request());
    } catch (problem) {
      await this.refused(problem);
    }
    [this.busy, this.news] = [false, ""];
  }

  private take(shown: CampaignShown): void {
    this.shown = shown;
    const { token, name, branched, begun, games, modules } = shown;
    const stamps = modules.includes("passport") ? shown.stamps.length : null;
    rememberKey({ token, name, branched, begun, games, stamps });
    this.keys = keys();
    const { running } = shown;
    if (running) remember({ token: running.token, table: running.table, game: GAME, seat: 0 });
  }

  private async refused(problem: unknown): Promise<void> {
    const { why, status } = problem instanceof Failed ? problem.problem : {};
    const stale = why === "stale" || why === "campaign-running";
    this.trouble = stale ? say("campaign-stale", {}, GAME) : told(problem, status);
    if (!stale || !this.shown) return;
    this.spot = "next"; // the button may be gone
    this.take(await campaigns.open(this.shown.token));
  }
}

const told = (problem: unknown, status = 0) =>
  status === 413 ? say("refused-campaign-long", { games: 200, letters: 3000 }, GAME) : refusal(problem, GAME);
