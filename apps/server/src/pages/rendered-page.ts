import { compressed, type Effort, type PreparedAnswer } from '../kept/prepared-answer.ts'
import { strongEtag } from '../kept/strong-etag.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { pageHeaders } from './page-headers.ts'

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  html: string,
  effort: Effort,
  https: boolean,
): Promise<PreparedAnswer> {
  const identity = Buffer.from(html)
  return {
    etag: strongEtag(identity),
    headers: { ...pageHeaders(inlineScriptHashes(html), https), vary: 'accept-encoding' },
    bodies: await compressed(identity, effort),
  }
}
