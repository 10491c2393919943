/** Shown in place of the rest of a long text, in the e-mails to the company and its staff. */
export const elsewhereAtDesk = 'Shortened here. The full text is at the desk.';
