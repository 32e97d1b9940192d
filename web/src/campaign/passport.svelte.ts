// A campaign in this browser: what is shown of it, and all that can be done with it.
import { campaigns, Failed } from "../api";
import { remember } from "../mine";
import type { CampaignShown, NextGame } from "../protocol";
import { refusal } from "../refusal";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import { forgetKey, keys, rememberKey, type Key } from "./keys";

export const GAME = "great_race";
const MOST_BYTES = 3_500_000;

export class Passport {
  shown = $state.raw<CampaignShown | null>(null);
  keys = $state.raw<Key[]>([]);
  ready = $state(false); // it has been looked for
  busy = $state(false);
  trouble = $state("");
  news = $state("");

  /** The campaign of a key, or the one that was opened last. */
  async look(token: string): Promise<void> {
    const wanted = token || keys()[0]?.token;
    if (wanted) await this.do(() => campaigns.open(wanted));
    this.keys = keys();
    this.ready = true;
  }

  open = (token: string) => this.do(() => campaigns.open(token));
  begin = () => this.do(() => campaigns.begin(null));
  season = () => this.do(() => campaigns.season(this.shown!.token, this.shown!.rows));
  giveUp = () => this.do(() => campaigns.giveUp(this.shown!.token, this.shown!.rows));
  branch = (entries: number) => this.do(() => campaigns.branch(this.shown!.token, entries));

  async read(file: File): Promise<void> {
    this.news = say("campaign-reading", {}, GAME);
    const text = file.size > MOST_BYTES ? Promise.reject(new Failed({ status: 413 })) : file.text();
    await this.do(async () => campaigns.begin(await text));
  }

  async play(options: NextGame["options"]): Promise<void> {
    await this.do(async () => {
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

  /** One thing after the other; what is refused is told, and what is stale is looked at again. */
  private async do(deed: () => Promise<CampaignShown>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.trouble] = [true, ""];
    try {
      this.take(await deed());
    } catch (problem) {
      await this.refused(problem);
    }
    [this.busy, this.news] = [false, ""];
  }

  private take(shown: CampaignShown): void {
    this.shown = shown;
    rememberKey({ token: shown.token, games: shown.games, stamps: shown.stamps.length });
    this.keys = keys();
    const { running } = shown;
    if (running) remember({ token: running.token, table: running.table, game: GAME, seat: 0 });
  }

  private async refused(problem: unknown): Promise<void> {
    const { why, status } = problem instanceof Failed ? problem.problem : {};
    const stale = why === "stale" || why === "campaign-running";
    this.trouble = stale ? say("campaign-stale", {}, GAME) : told(problem, status);
    if (stale && this.shown) this.take(await campaigns.open(this.shown.token));
  }
}

const told = (problem: unknown, status = 0) =>
  status === 413 ? say("refused-campaign-long", { games: 200, letters: 3000 }) : refusal(problem, GAME);
