/** A receiver of alarms, by the setting that names it. */
export type AlarmReceiver = 'HEARTBEAT_URL' | 'ALARM_WEBHOOK_URL' | 'NTFY_URL';

/** Result of a test at each receiver. */
export interface AlarmTest {
  /** Receivers that were called. */
  count: number;
  /** Problems of those that did not take the test, as sentences. */
  problems: string[];
}

/** Alarms of the server that runs. */
export interface Alarms {
  /** Host of each receiver that is set. */
  receivers: Partial<Record<AlarmReceiver, string>>;
  sendTest: () => Promise<AlarmTest>;
}
