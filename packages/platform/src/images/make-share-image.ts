import type { Sharp } from 'sharp'
import { type Colour, groundOf } from './image-ground.ts'
import type { Original } from './image-store.ts'
import { shareSize } from './image-url.ts'
import { openOriginal } from './open-original.ts'

/** Ratios of width to height between which an image is cropped to fill the size. Others are shown whole. */
const CROPPED = { from: 1.4, to: 2.6 }
/** Part of the size that a logo fills. */
const LOGO_PART = 0.6

/**
 * Renders the link preview of messengers: always 1200 × 630, enlarged if necessary. Tall and very wide images are centred
 * on the colour of their corner. An image with a transparent corner is a logo: it is shown whole, with a margin.
 */
export async function makeShareImage(original: Original): Promise<Uint8Array<ArrayBuffer>> {
  const source = await openOriginal(original, shareSize.width)
  const { width, height } = (await source.metadata()).autoOrient
  const ratio = width / height
  const { colour, isLogo } = await groundOf(original)
  const shown = isLogo
    ? withMargin(source, colour)
    : ratio >= CROPPED.from && ratio <= CROPPED.to
      ? source.resize({ ...shareSize, fit: 'cover' })
      : source.resize({ ...shareSize, fit: 'contain', background: colour })
  const flat = shown.flatten({ background: isLogo ? colour : '#ffffff' })
  return new Uint8Array(await flat.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}

function withMargin(logo: Sharp, background: Colour): Sharp {
  const width = Math.round(shareSize.width * LOGO_PART)
  const height = Math.round(shareSize.height * LOGO_PART)
  const [x, y] = [(shareSize.width - width) / 2, (shareSize.height - height) / 2]
  const margin = { left: Math.floor(x), right: Math.ceil(x), top: Math.floor(y), bottom: Math.ceil(y) }
  return logo.resize({ width, height, fit: 'contain', background }).extend({ ...margin, background })
}
