import { compress, type CompressionLevel, type EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { strongEtag } from '@zayy/platform/cache/etag'
import { readMarkedScripts } from './marked-scripts.ts'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'

/** @property scriptMark the nonce that the renderer's own scripts carry in this rendering */
type Preparation = PageHeaderOptions & { scriptMark: string; level: CompressionLevel }

/** Prepares a page for being sent: its forms on the wire, its ETag, its headers with the hashes of its scripts. */
export async function prepareRenderedPage(
  rendered: Buffer,
  { scriptMark, level, ...headerOptions }: Preparation,
): Promise<EncodedResponse> {
  const { html: identity, hashes } = readMarkedScripts(rendered, scriptMark)
  return {
    etag: strongEtag(identity),
    headers: { ...pageHeaders(hashes, headerOptions), vary: 'accept-encoding' },
    bodies: await compress(identity, level),
  }
}
