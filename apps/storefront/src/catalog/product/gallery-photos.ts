/** `colour` is the id of the colour it shows; null: none in particular. */
export type Photo = { image: string; alt: string; colour: number | null }

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

type WireProduct = {
  name: string
  image: string
  photos: { image: string; alt: string; color_id: number | null }[]
  pivot_colors: { id: number; image: string; color: { name: string } }[]
}

/** All photos of a product, and a colour's own image where no photo shows it. Never empty for a product with an image. */
export function galleryPhotos(product: WireProduct): Photo[] {
  const shown = new Set(product.photos.map(({ color_id }) => color_id))
  const missing = product.pivot_colors
    .filter(({ id }) => !shown.has(id))
    .map(({ id, image, color }) => ({ image, alt: `${product.name}, ${color.name}`, colour: id }))
  const photos = product.photos.map(({ image, alt, color_id }) => ({ image, alt, colour: color_id }))
  const all = [...photos, ...missing]
  return all.length > 0 ? all : [{ image: product.image, alt: product.name, colour: null }]
}

/** Moves the track sideways only, without moving the page. Out of its range it stays. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const slide = track?.children[index]
  if (!track || !slide) return
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // By its end and not by its way, which would stop at the next slide (`scroll-snap-stop`).
  track.scrollTo({ left: track.scrollLeft + distance, behavior: calm ? 'instant' : behavior })
}

/** The number of the slide in sight, from 0. */
export function slideAt(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0
}
