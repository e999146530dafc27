import { compress, type CompressionLevel, type EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { strongEtag } from '@zayy/platform/cache/etag'
import { type PageHeaderOptions, pageHeaders } from './page-headers.ts'
import { createHash } from 'node:crypto'

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

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /\stype="application\/(?:ld\+)?json"/
const nonceMeta = /<meta property="csp-nonce"[^>]*>/g

/**
 * Reads which inline scripts of a rendered page are the renderer's own, and takes the mark off, so that all visitors
 * get the same bytes. Only a script that carries the mark of this rendering is named in the policy: one that got into
 * a stored text cannot know the mark, is not named, and does not run (CSP level 3, hashes).
 *
 * @param mark the nonce of this rendering, new for each, of letters that need no escape in HTML
 * @returns `hashes`: the CSP source expressions ('sha256-…') of the marked scripts that run; blocks of data (JSON-LD)
 *   never run and need none
 */
export function readMarkedScripts(page: Buffer, mark: string): { html: Buffer; hashes: string[] } {
  // One letter a byte: all that is looked for is ASCII, and decoding and encoding a page costs as much as finding it.
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
