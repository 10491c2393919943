export const settingsOutcomes = {
  saved: 'Saved in the draft.',
  published: 'Published. Visitors see it now.',
  discarded: 'The draft is discarded.',
  restored: 'That version is the draft now. Publish it when it is right.',
  notSaved: 'Not saved: some fields need a change.',
  checkField: 'Check this field.',
  changed: 'Somebody else changed this part. Copy what you typed, reload the page and enter it again.',
  previewRenewed: 'The preview has another link. The one before shows nothing any more.',
  noDraft: 'There is no draft to publish.',
};
