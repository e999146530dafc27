import { createHash } from 'node:crypto'
import { compressed, type Effort, type PreparedAnswer } from '../kept/prepared-answer.ts'
import { readMarkedScripts } from './marked-scripts.ts'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'

/** @property scriptMark the nonce that the renderer's own scripts carry in this rendering */
type Preparation = PageHeaderOptions & { scriptMark: string; effort: Effort }

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  rendered: string,
  { scriptMark, effort, ...headerOptions }: Preparation,
): Promise<PreparedAnswer> {
  const { html, hashes } = readMarkedScripts(rendered, scriptMark)
  const identity = Buffer.from(html)
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: { ...pageHeaders(hashes, headerOptions), vary: 'accept-encoding' },
    bodies: await compressed(identity, effort),
  }
}
