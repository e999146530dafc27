/** `colour` is the id of the colour that the photo shows; null: no particular one. */
export type Photo = { image: string; alt: string; colour: number | null }

/** Orders the gallery for a colour: its photos, the general ones, then the first photo of each other colour. */
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

/** Returns a product's photos, plus the image of each colour without a photo. Falls back to the main image. */
export function galleryPhotos(product: WireProduct): Photo[] {
  const shown = new Set(product.photos.map(({ color_id }) => color_id))
  const missing = product.pivot_colors
    .filter(({ id }) => !shown.has(id))
    .map(({ id, image, color }) => ({ image, alt: `${product.name}, ${color.name}`, colour: id }))
  const photos = product.photos.map(({ image, alt, color_id }) => ({ image, alt, colour: color_id }))
  const all = [...photos, ...missing]
  return all.length > 0 ? all : [{ image: product.image, alt: product.name, colour: null }]
}

/** Scrolls the track to a slide without scrolling the page. Ignores an index out of range. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const slide = track?.children[index]
  if (!track || !slide) return
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // scrollBy() would stop at the next slide (`scroll-snap-stop`).
  track.scrollTo({ left: track.scrollLeft + distance, behavior: calm ? 'instant' : behavior })
}

/** Returns the index of the visible slide. */
export function slideAt(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0
}
