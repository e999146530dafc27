import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { inlineScriptHashes } from './inline-script-hashes.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A rendered page with all that is worked out once for it: its forms on the wire, its ETag, its scripts' hashes. */
export type RenderedPage = {
  etag: string
  scriptHashes: string[]
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** Encodings a page is kept in, best first. */
export type PageEncoding = keyof RenderedPage['bodies']

/** Prepares a page for being sent many times. Brotli 9: within 2 % of the best at a tenth of its time. */
export async function prepareRenderedPage(html: string): Promise<RenderedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity, { level: 9 }),
  ])
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    scriptHashes: inlineScriptHashes(html),
    bodies: { identity, br, gzip: gz },
  }
}
