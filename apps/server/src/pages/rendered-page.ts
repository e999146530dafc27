import { compressed, type Effort, type PreparedAnswer } from '../kept/prepared-answer.ts'
import { strongEtag } from '../kept/strong-etag.ts'
import { readMarkedScripts } from './marked-scripts.ts'
import { pageHeaders } from './page-headers.ts'

/** @property scriptMark the nonce that the renderer's own scripts carry in this rendering */
type Preparation = { scriptMark: string; effort: Effort; https: boolean }

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  rendered: Buffer,
  { scriptMark, effort, https }: Preparation,
): Promise<PreparedAnswer> {
  const { html: identity, hashes } = readMarkedScripts(rendered, scriptMark)
  return {
    etag: strongEtag(identity),
    headers: { ...pageHeaders(hashes, https), vary: 'accept-encoding' },
    bodies: await compressed(identity, effort),
  }
}
