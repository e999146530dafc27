import { expect, test } from 'vitest'
import { galleryFor, photosOf } from './gallery-photos.ts'

const photo = (id: number, color_id: number | null) => ({ id, image: `/${id}.webp`, alt: '', color_id })
const colour = (id: number) => ({ id, image: `/c${id}.webp`, color: { name: `colour ${id}` } })
const product = {
  name: 'Scrub',
  image: '/main.webp',
  photos: [photo(1, 10), photo(2, 10), photo(3, 20), photo(4, 20), photo(5, null)],
  pivot_colors: [colour(10), colour(20), colour(30)],
}
const ids = (photos: { id: number }[]) => photos.map(({ id }) => id)

test('a colour that no photo shows is shown by its own picture', () => {
  expect(photosOf(product).at(-1)).toEqual({
    id: -30,
    image: '/c30.webp',
    alt: 'Scrub, colour 30',
    colour: 30,
  })
})

test('a product without photos and colours has its main image', () => {
  expect(photosOf({ ...product, photos: [], pivot_colors: [] })).toEqual([
    { id: 0, image: '/main.webp', alt: 'Scrub', colour: null },
  ])
})

test('the active colour comes first, whole; of the others the first picture', () => {
  const photos = photosOf(product)
  expect(ids(galleryFor(photos, 10))).toEqual([1, 2, 5, 3, -30])
  expect(ids(galleryFor(photos, 20))).toEqual([3, 4, 5, 1, -30])
  expect(ids(galleryFor(photos, 30))).toEqual([-30, 5, 1, 3])
  expect(ids(galleryFor(photos, null))).toEqual([5, 1, 3, -30])
})
