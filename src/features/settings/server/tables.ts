import type { JsonText } from '#platform/db/json-text.ts';

/** Published versions, of which visitors see the newest. Rows are only added. */
export interface SettingsVersionTable {
  version: number;
  /** The settings as they were then, by the names of that release: `readSettings` upgrades them. */
  content: JsonText<unknown>;
  published_at: number;
  /** Empty for the command line. */
  published_by: string;
  /** Their name then. */
  publisher: string;
  /** The parts that differ from the version before, by the names of that release. */
  changed: JsonText<string[]>;
}

/** The unpublished draft: no row, or one with the id 1. */
export interface SettingsDraftTable {
  id: number;
  /** As `content` of a version. */
  content: JsonText<unknown>;
  saved_at: number;
  saver: string;
  /** The secret of its preview link; null for a draft of an older release. */
  preview_key: string | null;
}

/** Steps of the set-up that an owner has completed. */
export interface SetUpStepTable {
  step: string;
  completed_at: number;
  completed_by: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    settings_versions: SettingsVersionTable;
    settings_draft: SettingsDraftTable;
    set_up_steps: SetUpStepTable;
  }
}
