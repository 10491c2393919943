import type { FieldProblem } from '../../field-problem.ts';

/** Messages to customers, by form and outcome (specification, section 8). */
export const messages = {
  fields: {
    required: 'Please fill in this field.',
    'not-text': 'This field takes text.',
    'unreadable-character': 'This field has a character that we cannot save. Please type it again.',
    'too-long': 'This is too long. Please shorten it, or send the rest by e-mail.',
    email: 'Please check the e-mail address. It should look like name@example.com.',
    'email-domain': 'Add what comes after the @, for example gmail.com.',
    'email-ending': 'Add the end of the address, for example .com or .com.mx.',
    'email-comma': 'There is a comma in the e-mail address. Please change it to a dot.',
    'email-dots': 'There is one dot too many after the @. Please remove it.',
    phone: 'Please check the phone number. It needs at least six digits.',
    reference:
      'Please check this. Our reference is RR- with six letters or digits, never 0, 1, 2, 5, 8, B, I, L, O, S, U, V or Z; any other number has three digits or more.',
    rating: 'Please select a rating from 1 to 10.',
    'one-way-to-answer': 'Please give an e-mail address or a phone number, so that we can answer you.',
    terms: 'Please agree to the terms and conditions',
    date: 'Please write the date as month/day/year, like 11/20/2026, or as 2026-11-20.',
    'date-future': 'This date is in the future. Please check it.',
    share: 'Please write a share from 0 to 100, like 25 or 33.5.',
    choose: 'Please select one answer.',
    'choose-one': 'Please select at least one.',
    url: 'Please write the whole address, like https://crm.example.com/webhooks.',
    'url-with-secrets': 'Please leave out the part before @ and the part after #: they are not sent.',
    'url-plain': 'Please use https. Plain http is for addresses inside your own network.',
    'url-closed': 'Nothing may be sent to this address. Please use another.',
    tick: 'Please select this box.',
    explain: 'Please select all four boxes above, or write here why one is empty.',
    form: 'Please fill in the form on the page, or upload the filled-in form.',
    'form-among-documents':
      'Please select this if one of your files is the filled-in form. If not, complete the form on the page.',
    'document-type':
      'This file is not a PDF, JPEG, PNG or HEIC. Please save it as one of these and send it again.',
    'document-cut-off':
      'This file is damaged, or did not arrive whole. Please open it to check, and send it again.',
    'document-empty': 'This file is empty.',
    'document-too-large': 'This file is larger than 10 MB. Please make it smaller, or split it.',
    'attachment-type':
      'We cannot take this kind of file. Please send a PDF, a picture, an Office or text document, a drawing (DWG, DXF), an e-mail or a ZIP without programs.',
    'attachment-macros': 'This file has macros. Please save it without them, or as a PDF, and send it again.',
    'attachment-cut-off':
      'This file is damaged, or did not arrive whole. Please open it to check, and send it again.',
    'attachment-empty': 'This file is empty.',
    'attachment-too-large': 'This file is larger than 10 MB. Please make it smaller, or split it.',
    'attachment-infected':
      'Our virus scanner refused this file. Please check your computer, or send another copy.',
    'attachment-too-many': 'You can attach 10 files at most. Please put more of them into a ZIP file.',
    'attachment-not-stored':
      'We could not store this file right now. Please send the form without it, and e-mail us the file.',
    'attachment-too-many-unsent':
      'Many files from your network are waiting to be sent with a form, so this one was not stored. Please send the form without it: we ask you for it.',
    'attachment-gone':
      'Some files are no longer here: we keep them for up to 24 hours until you send the form. Please attach them again.',
    'message-or-files': 'Please write a message, or attach a file.',
    'password-short': 'This password is too short. Please use at least 8 characters.',
    'password-long': 'This password is too long. Please use at most 256 characters.',
    'password-common':
      'This password is easy to guess: many people use it, it has our company’s name in it, or it repeats a few characters. Please choose another.',
    'password-same': 'Please enter a different password',
    'password-wrong': 'This is not your current password.',
    'account-exists': 'There is an account with this e-mail address already. Please sign in.',
    'code-wrong': 'This code is not right, or was used before. Please type the one that is shown now.',
    'day-past': 'Please select a day in the future.',
    'not-confirmed': 'This is not the person’s e-mail address. Nothing was deleted.',
    'token-invalid': 'This link was used already, or has expired. Please ask for a new one.',
    number: 'Please write a number, like 120 or 1,200.5.',
    'number-ambiguous':
      'This can be read in two ways. Please write thousands as 1200 or 1,200, and decimals as 1.2.',
    'number-zero': 'Please write a number above zero, or leave this empty.',
    'number-large': 'This number is too large. Please check it.',
    'number-whole': 'Please write a whole number.',
    'number-places': 'Please use fewer digits after the decimal point.',
    'transit-days': 'Please write the fewest days first, then the most.',
    'below-minimum': 'Please write at least the minimum.',
    celsius: 'Please write degrees Celsius from -80 to 60, like -18 or 2.5.',
    'too-many': 'These are too many rows. Please send the rest as a file or by e-mail.',
    'unknown-field': 'There is a field here that we do not know. Please check its name in the documentation.',
    'shipment-version': 'Please send version 1 of the shipment.',
    'place-code': 'Please write a UN/LOCODE like DEHAM or an airport’s IATA code like HAM.',
    'hs-code': 'Please write the 6 to 10 digits of the code, like 0901.11.',
    'un-number': 'Please write the four digits of the UN number, like UN3480.',
    'hazard-class': 'Please write the class, like 3 or 6.1.',
    currency: 'Please write the three letters of the currency, like USD.',
    'container-number':
      'Please check the container number. It has four letters, the last of them U, J or Z, and seven digits, like CSQU 305438-3.',
    'air-waybill-number': 'Please check the air waybill number. It has eleven digits, like 020-12345675.',
    itn: 'An ITN is X and fourteen digits, like X20261201123456. Where none is needed, write the exemption, like NOEEI 30.37(a).',
    'time-zone': 'Please choose a time zone, like America/Chicago.',
    invalid: 'Please check this field.',
  } satisfies Record<FieldProblem, string>,
  milestoneMails: { saved: 'Saved' },
  checkFields: 'Please check the fields that are marked.',
  rateRequest: {
    sent: 'Rate Request Form sent successfully!',
    failed: 'Failed to send rate request form',
    unreachable: 'Failed to send rate request form. Please try again later.',
  },
  contactMessage: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message',
    unreachable: 'Failed to send message. Please try again later.',
  },
  feedback: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message',
    unreachable: 'Failed to send message. Please try again later.',
  },
  account: {
    signedIn: 'Signed in successfully',
    signedUp: 'Account created successfully. Check your e-mail: a link in it confirms your address.',
    signedOut: 'Logged out successfully',
    signInFailed: 'The e-mail address or the password is not right.',
    signInFirst: 'Please sign in first.',
    tooManyAttempts: 'There were too many attempts. Please try again in {wait}.',
    passwordUpdated: 'Password updated successfully',
    passwordNotUpdated: 'Cannot update the Password',
    resetMailSent:
      'If there is an account with this address, we have sent a link to it. The link works once, for one hour.',
    passwordReset: 'Your password is changed. Please sign in with the new one.',
    verifyMailSent: 'We have sent you an e-mail. Please open the link in it.',
    verifyMailLimited:
      'We have already sent several e-mails to this address, so we sent no other now. Please look in your spam folder too, or try again in {wait}.',
    emailVerified: 'Thank you. Your e-mail address is confirmed.',
    nameChanged: 'Your name is changed.',
    detailsKept: 'Saved. Your next rate request begins with this.',
    sessionEnded: 'That device is signed out.',
    sessionUnknown: 'There is no such session.',
    deleted: 'Your account is deleted.',
    codeNext: 'Please enter the code that your app shows.',
    signInAgain: 'This took too long. Please sign in again with your password.',
    twoFactorOn: 'Two-step verification is on. Keep the recovery codes away from your phone.',
    twoFactorOff: 'Two-step verification is off.',
    twoFactorNotBegun: 'Please start over: no secret is waiting for its code.',
    twoFactorNotOn: 'Two-step verification is off, so there are no recovery codes.',
    recoveryCodesMade: 'These are your new recovery codes. The old ones no longer work.',
    confirmFirst: 'Please confirm your e-mail address first. Your profile can send you the link again.',
  },
  kyc: {
    saved: 'Your answers are saved.',
    savedToCheck: 'Your answers are saved. Please check the marked ones before you send.',
    added: 'The file is stored.',
    removed: 'The file is removed.',
    sent: 'Your documents are sent. We’ll email you once we’ve read them.',
    notNow: 'You cannot change this now: we have the documents.',
    tooManyDocuments: 'There are {most} files already. Please remove one first.',
    notWhole: 'The file did not arrive whole. Please send it again.',
    noSuchDocument: 'There is no such file.',
    tooManyUploads:
      'We are receiving too many files at once, and this one was not stored. Please send it again in a few seconds.',
    storageFull:
      'We cannot take more files right now, and this one was not stored. Please try again in an hour, or contact us.',
  },
  linkSent:
    'If there is a request with this reference and e-mail address, we have sent its link to that address.',
  /** Next to the progress of a request that was tracked. */
  progressFound:
    'We also send the link to its page to your e-mail address, a few times an hour at most. Messages, quotes and documents are there.',
  attachments: {
    stored: 'The file is stored.',
    removed: 'The file is removed.',
    noKey: 'Please send the header Upload-Key with 16 to 100 letters, digits, - or _.',
    oneFile: 'Please send one file as multipart/form-data.',
    notWhole: 'The file did not arrive whole. Please send it again.',
    tooManyUploads:
      'We are receiving too many files at once, and this one was not stored. Please send it again in a few seconds.',
    tooManyUnsent:
      'Many files from your network are waiting to be sent with a form, so this one was not stored. Please send the form without it: we ask you for it.',
    storageFull:
      'We cannot take files right now, and this one was not stored. Please send the form without it, and e-mail us the file.',
  },
  quote: {
    accepted: 'Thank you. The quote is accepted.',
    declined: 'Thank you for telling us. The quote is declined.',
    unknown: 'There is no such quote.',
    expired:
      'This quote has expired, so it was not accepted. Write to us below or call, and we send you a new one.',
    withdrawn: 'We have withdrawn this quote, so it was not accepted. Write to us below or call us.',
    superseded: 'There is a newer quote for this request. Please look at that one.',
    notOver:
      'Only a declined or expired quote can be asked for again, so nothing was sent. Write to us below or call us.',
    alreadyDecided: {
      accepted: 'This quote was already accepted. If that is not right, write to us below or call us.',
      declined: 'This quote was already declined. If you want it after all, write to us below or call us.',
    },
  },
  linkEnded: 'This link no longer works, so your message was not sent. Copy it, and write or call instead.',
  messagedTooOften:
    'You have sent many messages in the last hour, and this one was not sent. Please call us, or try again in an hour.',
  /** Said where a new link cannot be mailed: the form changes nothing. */
  correctionNotMailed:
    'We have sent this address several e-mails already and cannot send the new link there now. Nothing was changed. Please try again in an hour, or call us.',
  correctionUndone:
    'A change of this address was undone before, so only we can change it now. Please call us and give the reference.',
  correctedTooOften: 'This was corrected five times already. Please call us and give the reference.',
  tooManyPosts: 'We have received many forms from your network. Please try again in {wait}, or call us.',
  notStored: 'Something went wrong on our side and this was not stored. Please try again, or call us.',
  /** Answers to requests that no page can answer. */
  refusals: {
    foreignForm: 'This form can be sent from our own pages only.',
    tooLarge: 'This is more than we can take at once. Please go back and shorten it, or send it by e-mail.',
    tooSlow:
      'This took too long to arrive, and nothing was stored. Please check your connection and send it again.',
    addressTooLong: 'This address is too long to be one of ours.',
    tooManyPages: 'Too many pages were opened at once. Please try again in a few seconds.',
    nothingHere: 'There is nothing at this address.',
    failed: 'Something went wrong on our side. Please try again, or call us.',
  },
  unavailable:
    'Our system is temporarily unavailable and could not complete this. Please try again in a minute, or call us.',
};
