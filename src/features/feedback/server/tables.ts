import type { SubmissionColumns } from '#platform/db/tables.ts';

export interface FeedbackTable extends SubmissionColumns {
  name: string;
  rating: number;
  comments: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    feedback: FeedbackTable;
  }
}
