// What the server is asked about a campaign, and what it answers.
import { ask, post } from "../../../api";
import type { CampaignShown, EstienneCard, LaidGame, NextGame } from "./wire";

/** T's cards of every letter and level. */
export const cards = () => ask<EstienneCard[]>("/games/great_race/cards");

const campaignAt = (token: string) => `/campaigns/${encodeURIComponent(token)}`;

/** A campaign is opened with its key; what changes it names how many rows of its record were seen. */
export const campaigns = {
  begin: (modules: readonly string[]) => post<CampaignShown>("/campaigns", { modules }),
  read: (file: string) => post<CampaignShown>("/campaigns", { file }),
  open: (token: string) => ask<CampaignShown>(campaignAt(token)),
  lay: (token: string, plan: NextGame) => post<LaidGame>(`${campaignAt(token)}/games`, plan),
  giveUp: (token: string, rows: number) => post<CampaignShown>(`${campaignAt(token)}/resignation`, { rows }),
  season: (token: string, rows: number) => post<CampaignShown>(`${campaignAt(token)}/season`, { rows }),
  rename: (token: string, name: string) => post<CampaignShown>(`${campaignAt(token)}/name`, { name }),
  branch: (token: string, entries: number) => post<CampaignShown>(`${campaignAt(token)}/branch`, { entries }),
  file: (token: string) => `/api${campaignAt(token)}/file`,
};
