import { company } from '../company.ts';

/** The text of the KYC form's PDF around its questions. The privacy line is a draft until counsel has read it. */
export const kycForm = {
  title: 'KYC verification form',
  subject: 'Know your customer: who we work for, what moves, and where to.',
  intro: `${company.name} asks this of every company before its first shipment, because the law asks us to know whom we work for. It takes about ten minutes. Fill it in on screen, or print it and write in capitals. Leave empty what does not apply.`,
  send: {
    label: 'Send it to',
    subject: 'KYC verification form',
    text: `as an attachment, with copies of the registration certificate, the tax certificate and the ID of the person who signs. Or upload it with them at ${new URL(company.website).host}/kyc.`,
  },
  privacy: `Privacy: we use these answers to check whom we work for and to prepare the documents of your shipments. We show them to authorities, carriers and banks only where a shipment or the law requires it. Our privacy notice is at ${new URL('/privacy', company.website).host}/privacy.`,
  pageOf: 'Page {page} of {pages}',
};
