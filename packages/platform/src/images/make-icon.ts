import { groundOf } from './image-ground.ts'
import type { Original } from './image-store.ts'
import { openOriginal } from './open-original.ts'

/** Size in pixels up to which icons have no margin, so that the logo is recognised in a tab. */
const SMALL = 32

/** Part of a larger icon that the logo fills, within the circle of 80 % to which phones crop icons (maskable icons, W3C). */
const LOGO_PART = 0.56

/** Renders a square icon with the whole image in its middle. */
export async function makeIcon(original: Original, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const { colour: background } = await groundOf(original)
  const box = size <= SMALL ? size : Math.round(size * LOGO_PART)
  const [before, after] = [Math.floor((size - box) / 2), Math.ceil((size - box) / 2)]
  const source = await openOriginal(original, size)
  const icon = source
    .resize({ width: box, height: box, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
  return new Uint8Array(await icon.png({ compressionLevel: 9 }).toBuffer())
}
