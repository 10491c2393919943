export const settingsOutcomes = {
  saved: 'Saved in the draft.',
  published: 'Published. Visitors see it now.',
  sending: 'From now on, the published rules send quotes.',
  stopped: 'Stopped. Rules no longer send quotes.',
  discarded: 'The draft is discarded.',
  restored: 'That version is the draft now. Publish it when it is right.',
  keptDays: 'Days ahead that were changed since stay as they are: {days}.',
  notSaved: 'Not saved: some fields need a change.',
  checkField: 'Fill in this field.',
  changed: 'Somebody else changed this part. Copy what you typed, reload the page and enter it again.',
  sampleRemoved: 'The sample is out of the draft. Names and addresses stay until you enter yours.',
  previewRenewed: 'The preview has a new link. The old one no longer works.',
  textChanged: 'Somebody else changed this text. Copy what you typed, reload the page and enter it again.',
  noDraft: 'There is no draft to publish.',
  ownerOnly:
    'Only an owner publishes other e-mail addresses, times of deletion and rules that send quotes. Save them in the draft, and ask an owner to publish it.',
};

/** Outcomes of an upload. */
export const fileOutcomes = {
  stored: 'Uploaded. Save or publish to use it.',
  noFile: 'Choose a file.',
  noUse: (uses: readonly string[]) => `Say what the file is for: ${uses.join(', ')}.`,
  noForm: 'Please send the file as multipart/form-data.',
  noPicture: 'This is not a picture that we can use. Choose a JPEG, PNG, WebP or AVIF file.',
  noFilm: 'This is not a film that browsers play. Choose an MP4 (H.264) or WebM file.',
  empty: 'This file is empty. Choose another.',
  tooLarge: (megabytes: number) =>
    `This file has more than ${megabytes} MB. Export it smaller, and upload it again.`,
  cutOff: 'This file is damaged or not whole. Export or download it again.',
  infected: 'The virus scanner found something in this file. Choose another.',
  animated: 'This picture moves. Choose a still one; films have their own place.',
  tooManyPixels: 'This picture has more than 64 megapixels. Scale it down, and upload it again.',
  tooSmall: ({ width, height }: { width: number; height: number }) =>
    `This picture is too small: it needs ${width} × ${height} pixels or more.`,
  tooCostly:
    'This file takes too long to read or too much memory. Save it again as a PNG or JPEG of at most 4000 pixels in width, and upload that.',
  tooDetailed: 'This picture has so much fine detail that it would load slowly. Choose a calmer one.',
  noLogo: 'This is neither an SVG nor a PNG file. Export the logo as one of the two.',
  logoEmpty: 'This SVG shows nothing. Export the logo again.',
  logoPicture: 'This SVG has a picture in it. Export its shapes alone, or upload a PNG.',
  logoText:
    'This SVG has text, which each device would set in another font. Convert it to outlines and export it again.',
  logoShape: 'The logo is too long: at most eight times as wide as high, or four times as high as wide.',
  logoFilter:
    'This logo has a shadow, a blur or another filter. Remove it in the drawing program, or export the logo as PNG.',
  logoStyle:
    'The styles of this logo depend on groups of elements. In the drawing program, choose presentation attributes when you export it.',
  logoDetailed: 'This logo has so much detail that it would load slowly. Export a simpler one.',
  storageFull: 'The disk is full. Free some space, and try again.',
  tooManyUploads: 'Too many files are being uploaded. Try again in a few seconds.',
};
