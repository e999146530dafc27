import { expect, test } from 'vitest'
import { galleryFor, galleryPhotos } from './gallery-photos.ts'

const photo = (id: number, color_id: number | null) => ({
  image: `/${id}.webp`,
  alt: `photo ${id}`,
  color_id,
})
const colour = (id: number) => ({ id, image: `/c${id}.webp`, color: { name: `colour ${id}` } })
const product = {
  name: 'Scrub',
  image: '/main.webp',
  photos: [photo(1, 10), photo(2, 10), photo(3, 20), photo(4, 20), photo(5, null)],
  pivot_colors: [colour(10), colour(20), colour(30)],
}
const photos = galleryPhotos(product)
const shown = (colourId: number | null) => galleryFor(photos, colourId).map(({ image }) => image)

test('keeps order, text and colour of the photos', () => {
  expect(photos.slice(0, 5)).toEqual(
    product.photos.map(({ image, alt, color_id }) => ({ image, alt, colour: color_id })),
  )
})

test('adds the image of a colour without a photo', () => {
  expect(photos.at(-1)).toEqual({ image: '/c30.webp', alt: 'Scrub, colour 30', colour: 30 })
})

test('falls back to the main image without photos and colours', () => {
  expect(galleryPhotos({ ...product, photos: [], pivot_colors: [] })).toEqual([
    { image: '/main.webp', alt: 'Scrub', colour: null },
  ])
})

test('puts all photos of the active colour first, then one of each other colour', () => {
  expect(shown(10)).toEqual(['/1.webp', '/2.webp', '/5.webp', '/3.webp', '/c30.webp'])
  expect(shown(20)).toEqual(['/3.webp', '/4.webp', '/5.webp', '/1.webp', '/c30.webp'])
  expect(shown(30)).toEqual(['/c30.webp', '/5.webp', '/1.webp', '/3.webp'])
  expect(shown(null)).toEqual(['/5.webp', '/1.webp', '/3.webp', '/c30.webp'])
})
