/** "The pictures of the colour being looked at come first, then one of each other colour." */

/** `colour` is the id of the colour it shows; null: none in particular. */
export type Photo = { image: string; alt: string; colour: number | null }

/** Photos as a page carries them: three parallel lists take half the bytes of a list of objects. */
export type PackedPhotos = { images: string[]; alts: string[]; colours: (number | null)[] }

/** The photos of a page, one by one. */
export function unpackPhotos({ images, alts, colours }: PackedPhotos): Photo[] {
  return images.map((image, index) => ({ image, alt: alts[index] ?? '', colour: colours[index] ?? null }))
}

/** The gallery at a colour: its photos, then those of no colour in particular, then the first of each other colour. */
export function galleryFor(photos: readonly Photo[], colour: number | null): Photo[] {
  const own = photos.filter((photo) => photo.colour === colour)
  const general = colour === null ? [] : photos.filter((photo) => photo.colour === null)
  const seen = new Set<number | null>([colour, null])
  const others = photos.filter((photo) => {
    if (seen.has(photo.colour)) return false
    seen.add(photo.colour)
    return true
  })
  return [...own, ...general, ...others]
}
