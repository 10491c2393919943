/** The text of the e-mails that the company and its staff get. */
export const webhookMails = {
  webhookStopped: {
    title: (host: string) => `${host} no longer receives requests`,
    text: {
      disabled: 'No delivery to this webhook has succeeded for five days, so it is disabled.',
      ended: 'The receiver of this webhook responds that it is gone for good (410), so it has ended.',
    },
    next: {
      disabled:
        'New events are held for 30 days and sent when you resume it. Requests themselves are not affected.',
      ended: 'New events are dropped. If that is a mistake, resume it. Requests themselves are not affected.',
    },
    webhook: 'Webhook',
    failure: 'Last failure',
    action: 'Open the connections',
  },
};
