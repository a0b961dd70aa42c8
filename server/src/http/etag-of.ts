import { createHash } from 'node:crypto';

/** The ETag of a body; weak, since the same page is sent packed in several ways. */
export const etagOf = (body: Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
