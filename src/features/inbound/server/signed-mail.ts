import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';
const compressedData = '1.2.840.113549.1.9.16.1.9';

/** A mail within an S/MIME envelope: `encrypted` can only be read with a key of the recipient. */
export type OpenedMail =
  | { kind: 'signed'; content: Uint8Array }
  | { kind: 'encrypted' }
  | { kind: 'unknown' };

function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Constructed ? (block.valueBlock.value as BaseBlock[]) : [];
}

function oidOf(block: BaseBlock | undefined): string {
  return block instanceof ObjectIdentifier ? block.valueBlock.toString() : '';
}

/**
 * Returns the mail in a `smime.p7m` (RFC 8551) that is signed and not encrypted. The signature is not verified: From is
 * verified by the mail server alone.
 */
export function openSignedMail(bytes: Uint8Array): OpenedMail {
  const { offset, result } = fromBER(bytes);
  if (offset === -1) return { kind: 'unknown' };
  const [type, wrapper] = childrenOf(result);
  const oid = oidOf(type);
  if (oid === '' || oid === compressedData) return { kind: 'unknown' };
  if (oid !== signedData) return { kind: 'encrypted' };
  const [, , encapsulated] = childrenOf(childrenOf(wrapper)[0]);
  const [content] = childrenOf(childrenOf(encapsulated)[1]);
  if (!(content instanceof OctetString)) return { kind: 'unknown' };
  return { kind: 'signed', content: new Uint8Array(content.getValue()) };
}
