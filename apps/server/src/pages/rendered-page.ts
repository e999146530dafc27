import { compressed, type Effort, type PreparedAnswer } from '../kept/prepared-answer.ts'
import { strongEtag } from '../kept/strong-etag.ts'
import { readMarkedScripts } from './marked-scripts.ts'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'

/** @property scriptMark the nonce that the renderer's own scripts carry in this rendering */
type Preparation = PageHeaderOptions & { scriptMark: string; effort: Effort }

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  rendered: Buffer,
  { scriptMark, effort, ...headerOptions }: Preparation,
): Promise<PreparedAnswer> {
  const { html: identity, hashes } = readMarkedScripts(rendered, scriptMark)
  return {
    etag: strongEtag(identity),
    headers: { ...pageHeaders(hashes, headerOptions), vary: 'accept-encoding' },
    bodies: await compressed(identity, effort),
  }
}
