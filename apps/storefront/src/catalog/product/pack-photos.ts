import type { PackedPhotos } from './gallery-photos.ts'

type WireProduct = {
  name: string
  image: string
  photos: { image: string; alt: string; color_id: number | null }[]
  pivot_colors: { id: number; image: string; color: { name: string } }[]
}

/** All photos of a product, and a colour's own picture where no photo shows it. Never empty for a product with an image. */
export function packPhotos(product: WireProduct): PackedPhotos {
  const shown = new Set(product.photos.map(({ color_id }) => color_id))
  const missing = product.pivot_colors
    .filter(({ id }) => !shown.has(id))
    .map(({ id, image, color }) => ({ image, alt: `${product.name}, ${color.name}`, color_id: id }))
  const all = [...product.photos, ...missing]
  const photos = all.length > 0 ? all : [{ image: product.image, alt: product.name, color_id: null }]
  return {
    images: photos.map(({ image }) => image),
    alts: photos.map(({ alt }) => alt),
    colours: photos.map(({ color_id }) => color_id),
  }
}
