import { createHash } from 'node:crypto'
import { type CompressionLevel, compress, type EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { contentEtag } from '@zayy/platform/cache/etag'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'

/** @property scriptMark the nonce of the renderer's scripts in this render */
type Preparation = PageHeaderOptions & { scriptMark: string; level: CompressionLevel }

/** Encodes a page with its ETag and headers, including the hashes of its scripts. */
export async function prepareRenderedPage(
  rendered: Buffer,
  { scriptMark, level, ...headerOptions }: Preparation,
): Promise<EncodedResponse> {
  const { html: identity, hashes } = readMarkedScripts(rendered, scriptMark)
  return {
    etag: contentEtag(identity),
    headers: { ...pageHeaders(hashes, headerOptions), vary: 'accept-encoding' },
    bodies: await compress(identity, level),
  }
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /\stype="application\/(?:ld\+)?json"/
const nonceMeta = /<meta property="csp-nonce"[^>]*>/g

/**
 * Hashes the inline scripts that carry the renderer's nonce and removes the nonce, so that all visitors get the same bytes. A script in a stored
 * text cannot know the nonce, so it is not in the policy and does not run (CSP level 3, hashes).
 *
 * @param mark the nonce, new for each render; its characters need no escaping in HTML
 * @returns `hashes`: CSP sources ('sha256-…') of the renderer's scripts, without data blocks (JSON-LD), which never run
 */
export function readMarkedScripts(page: Buffer, mark: string): { html: Buffer; hashes: string[] } {
  // Latin-1 maps bytes one to one. The searched text is ASCII, and decoding UTF-8 would double the cost.
  const rendered = page.toString('latin1')
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of rendered.matchAll(inlineScript)) {
    if (!attributes.includes(attribute) || dataBlock.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`)
  }
  const html = rendered.replaceAll(nonceMeta, (meta) => (meta.includes(mark) ? '' : meta))
  return { html: Buffer.from(html.replaceAll(attribute, ''), 'latin1'), hashes: [...hashes] }
}
