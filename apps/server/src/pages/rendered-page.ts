import { createHash } from 'node:crypto'
import { compressed, type Effort, type PreparedAnswer } from '../kept/prepared-answer.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  html: string,
  effort: Effort,
  options: PageHeaderOptions,
): Promise<PreparedAnswer> {
  const identity = Buffer.from(html)
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: { ...pageHeaders(inlineScriptHashes(html), options), vary: 'accept-encoding' },
    bodies: await compressed(identity, effort),
  }
}
