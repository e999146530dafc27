import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Renders the icons of a shop without a logo from packages/ui/src/assets/favicon.svg: `node apps/storefront/make-icons.ts`. */

const assets = new URL('../../packages/ui/src/assets/', import.meta.url)
const published = new URL('public/', import.meta.url)

const mark = await readFile(new URL('favicon.svg', assets), 'utf8')
/** Without round corners: phones apply their own mask. */
const square = mark.replace(/ rx="\d+"/, '')
/** Scaled into the safe zone of maskable icons, a circle of 80 % of the width. */
const maskable = square.replace(
  /(<path )/,
  '$1transform="translate(256 256) scale(.8) translate(-256 -256)" ',
)

await draw(square, 180, new URL('apple-touch-icon.png', assets))
await draw(mark, 32, new URL('favicon-32.png', assets))
await draw(mark, 192, new URL('icon-192.png', published))
await draw(mark, 512, new URL('icon-512.png', published))
await draw(maskable, 512, new URL('icon-maskable-512.png', published))

async function draw(svg: string, width: number, file: URL): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: (72 * width) / 512 }).resize({ width })
  await writeFile(file, await image.png({ palette: true, compressionLevel: 9 }).toBuffer())
}
