/** A file that was sent with a request, a message or a reply; `size` in bytes. */
export interface AttachmentRef {
  fileId: string;
  name: string;
  size: number;
}

/** Format of a file id in input. */
export const fileIdPattern = /^[\w-]{1,64}$/;

/** Files with one request, message or reply. */
export const mostAttachments = 10;

/** Bytes of one file: 10 MB. */
export const largestAttachment = 10 * 1024 * 1024;

/** Bytes of a request that uploads one file, with what is around it. */
export const largestUpload = largestAttachment + 64 * 1024;

/** Time until an upload without a form is deleted, in ms. */
export const unclaimedMs = 24 * 60 * 60 * 1000;

/** The names of a form's fields about its files. */
export const attachmentFields = {
  /** The files that a form without scripts carries; in the API, the ids of uploads. */
  files: 'attachments',
  /** The random key that the uploads of a form are stored and claimed under. */
  key: 'uploadKey',
  /** The ids of uploads that were stored when the form was sent before: ticked, they stay. */
  kept: 'keptAttachments',
} as const;

/** The endings of names that the file chooser offers; the server goes by the content. */
export const attachmentEndings = [
  ...['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'webp', 'avif', 'gif', 'tif', 'tiff', 'bmp'],
  ...['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'odt', 'ods', 'odp', 'csv', 'tsv', 'txt'],
  ...['zip', 'dwg', 'dxf', 'eml', 'msg'],
] as const;

/** Reasons that a file is refused. */
export type AttachmentProblem =
  | 'attachment-type'
  | 'attachment-macros'
  | 'attachment-cut-off'
  | 'attachment-empty'
  | 'attachment-too-large'
  | 'attachment-infected'
  | 'attachment-too-many';
