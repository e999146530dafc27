import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** White quiet zone in modules, as the standard requires; it keeps the code readable in a dark mail program. */
const BORDER = 4
/** Pixels of a module, enough for a device pixel ratio of 3. */
const SCALE = 6

/**
 * A QR code as a PNG of about 1 kB, black on white, one bit a pixel. Error correction M, as on the invoice. Written here, as sharp
 * would bring libvips into the server's own process (images are made in another for that reason).
 */
export function qrImage(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const pixels = size * SCALE
  const bytesARow = 1 + Math.ceil(pixels / 8)
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(bytesARow)
    for (let x = 0; x < pixels; x += 1) {
      const at = 1 + (x >> 3)
      if (!modules[Math.floor(x / SCALE)]) row.writeUInt8(row.readUInt8(at) | (0x80 >> (x & 7)), at)
    }
    return Array.from({ length: SCALE }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header.writeUInt8(1, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = deflateSync(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Length, type, content and checksum (PNG specification, 5.3). */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
