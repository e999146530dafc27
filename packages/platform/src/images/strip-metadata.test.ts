/** Stored and shown photos have no metadata, such as the place where they were taken. */

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeDerivative } from './make-derivative.ts'
import { readImage } from './read-image.ts'
import { stripMetadata } from './strip-metadata.ts'

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
const notes = { IFD0: { Artist: 'Sara' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } }
const withNotes = () => plain.clone().withExif(notes).withIccProfile('p3')

/** EXIF orientation 6: the camera was turned by 90 degrees. */
const photos = {
  jpeg: () => withNotes().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  png: () => withNotes().withMetadata({ orientation: 6 }).png().toBuffer(),
  webp: () => withNotes().withMetadata({ orientation: 6 }).webp().toBuffer(),
}

async function notesOf(bytes: Uint8Array) {
  const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata()
  return { notes: [exif, xmp, iptc, icc].filter(Boolean).length, orientation, width, height }
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s with metadata is stored and shown upright, without metadata',
  async (format) => {
    const bytes = new Uint8Array(await photos[format]())
    expect((await notesOf(bytes)).notes).toBeGreaterThan(0)
    const kept = await stripMetadata({ bytes, format })
    const clean = { notes: 0, orientation: undefined, width: 40, height: 60 }
    expect(await notesOf(kept.bytes)).toEqual(clean)
    expect(Buffer.from(kept.bytes).includes('Sara')).toBe(false)
    expect(await readImage(kept.bytes)).toMatchObject({ format, width: 40, height: 60 })
    // Derivatives of an original that still has its metadata contain none either.
    for (const shown of ['avif', 'webp'] as const) {
      const made = await makeDerivative({ bytes, format }, { hash: '', width: 200, format: shown })
      expect(await notesOf(made)).toMatchObject({ notes: 0, width: 40, height: 60 })
    }
    expect(await stripMetadata(kept)).toBe(kept)
  },
)

test('an image without metadata is stored byte for byte', async () => {
  const original = { bytes: new Uint8Array(await plain.clone().webp().toBuffer()), format: 'webp' } as const
  expect(await stripMetadata(original)).toBe(original)
})
