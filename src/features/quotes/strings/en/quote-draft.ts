/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Your quote {{reference}}',
  message:
    'Hello {{name}},\n\nThank you for your request. Our quote is attached, and you can accept it on the page of your request.\n\nIs something missing, or has something changed? Answer this mail, and we will adjust the quote.\n\nKind regards,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Hello {{name}},\n\nOur quote now holds for longer. It is attached, and you can accept it on the page of your request.\n\nKind regards,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Hello {{name}},\n\nHere is our revised quote; it replaces the one that we sent before. It is attached, and you can accept it on the page of your request.\n\nKind regards,\n{{agent}}',
};
