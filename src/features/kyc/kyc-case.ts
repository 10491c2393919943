/** `expired` asks for the form again. */
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

/** A key of the contract's messages. */
export const answerProblems = ['email', 'date', 'date-future', 'share'] as const;

export type AnswerProblem = (typeof answerProblems)[number];
