/** "The pictures of the colour being looked at come first, then one of each other colour." */

export type Photo = { id: number; image: string; alt: string; colour: number | null }

type WireProduct = {
  name: string
  image: string
  photos: { id: number; image: string; alt: string; color_id: number | null }[]
  pivot_colors: { id: number; image: string; color: { name: string } }[]
}

/** All photos of a product, and a colour's own picture where no photo shows it. Never empty for a product with an image. */
export function photosOf(product: WireProduct): Photo[] {
  const photos = product.photos.map(({ id, image, alt, color_id }) => ({ id, image, alt, colour: color_id }))
  const shown = new Set(photos.map(({ colour }) => colour))
  const missing = product.pivot_colors
    .filter(({ id }) => !shown.has(id))
    .map(({ id, image, color }) => ({ id: -id, image, alt: `${product.name}, ${color.name}`, colour: id }))
  const all = [...photos, ...missing]
  return all.length > 0 ? all : [{ id: 0, image: product.image, alt: product.name, colour: null }]
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
