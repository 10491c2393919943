/** A file that was sent with a request, a message or a reply; `size` in bytes. */
export interface AttachmentRef {
  fileId: string;
  name: string;
  size: number;
}
