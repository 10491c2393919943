/** Published versions, of which visitors see the newest. Rows are only added. */
export interface SettingsVersionTable {
  version: number;
  /** JSON: StoredSettings as they were then. */
  content: string;
  published_at: number;
  /** Empty for the command line. */
  published_by: string;
  /** Their name then. */
  publisher: string;
  /** JSON: the parts that differ from the version before. */
  changed: string;
}

/** The unpublished draft: no row, or one with the id 1. */
export interface SettingsDraftTable {
  id: number;
  /** JSON: StoredSettings. */
  content: string;
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

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    settings_versions: SettingsVersionTable;
    settings_draft: SettingsDraftTable;
    set_up_steps: SetUpStepTable;
  }
}
