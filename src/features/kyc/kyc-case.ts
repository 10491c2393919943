/** Where a case stands: `expired` asks for the form again. */
export const kycStates = ['draft', 'sent', 'in-review', 'more-needed', 'accepted', 'expired'] as const;

export type KycState = (typeof kycStates)[number];

/** The states in which the customer changes answers and documents, and sends. */
export const changeableKycStates: readonly KycState[] = ['draft', 'more-needed', 'expired'];

/** The states that the desk sees, in the order of its work; a draft is the customer's alone. */
export const reviewStates = ['sent', 'in-review', 'more-needed', 'accepted', 'expired'] as const;

export type ReviewState = (typeof reviewStates)[number];

export const documentTypes = ['pdf', 'jpeg', 'png', 'heic'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Bytes of one document: 10 MB. */
export const largestDocument = 10 * 1024 * 1024;

/** The name of the file in a form that uploads a document. */
export const documentField = 'document';

/** Bytes of a form that uploads one document, with what is around it. */
export const largestDocumentPost = largestDocument + 64 * 1024;

/** Documents in a case, without those of an earlier acceptance. */
export const mostDocuments = 10;

/** The name of the tick that says that the filled-in form is one of the documents. */
export const formAmongDocuments = 'formAmongDocuments';

/** The page on which a customer fills in the form and uploads documents. */
export const kycPage = '/kyc';

/** A document, as its owner sees it; times are milliseconds since 1970. */
export interface KycDocument {
  id: string;
  /** Ends as files of its type do. */
  name: string;
  type: DocumentType;
  /** Bytes. */
  size: number;
  addedAt: number;
  /** False while the case cannot be changed, and for good once an acceptance rests on the document. */
  removable: boolean;
}

/** Why an answer cannot be right; a key of the contract's messages. */
export type AnswerProblem = 'email' | 'date' | 'date-future' | 'share';

/** What the form on the page lacks; where it lacks nothing, the case can be sent. */
export interface KycMissing {
  /** Nothing is answered: the form is wanted, on the page or among the documents. */
  form: boolean;
  /** The fields that the form on the page still needs, once it is begun. */
  answers: string[];
  /** The answers that cannot be right, by field id. */
  wrong: Record<string, AnswerProblem>;
  /** Documents are there: said to hold the filled-in form, they can be sent with all this still missing. */
  formMayBeAmongDocuments: boolean;
}

/** A case, as its owner sees it; times are milliseconds since 1970. */
export interface KycCase {
  state: KycState;
  changeable: boolean;
  /** What the reviewer last wrote: asks for, when more is needed. Empty when nothing was written. */
  reviewerComment: string;
  sentAt: number | null;
  /** Until when an acceptance holds, or held. */
  expiresAt: number | null;
  /** By field id of the form (rows numbered); a field without an answer is absent. */
  answers: Record<string, string>;
  documents: KycDocument[];
  missing: KycMissing;
}
