/** The text of the e-mails that the company and its staff get. */
export const feedbackMails = {
  feedbackForDesk: {
    title: (rating: number, name: string) => `${rating} of 10 from ${name}`,
    from: 'From',
    spam: 'Spam',
    spamNotice: 'This looks like spam and is in the spam folder.',
    reference: 'Reference',
    received: 'Received',
    comments: 'Comments',
    open: 'Open the feedback',
  },
};
