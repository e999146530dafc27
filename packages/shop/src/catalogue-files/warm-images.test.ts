import type { ImageLibrary } from '@zayy/platform/images/image-library'
import type { Derivative } from '@zayy/platform/images/image-url'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { warmImages } from './warm-images.ts'

const database = await demoDatabase()

/** Records the made images, and calls `onMade` with their number. */
function noting(onMade: (count: number) => void = () => {}) {
  const made: Derivative[] = []
  const library: ImageLibrary = {
    show: async () => null,
    prepare: async (derivative) => {
      made.push(derivative)
      onMade(made.length)
    },
    close: () => {},
  }
  return { made, library }
}

const spared = { isBusy: () => false, lookEvery: 1, longestWait: 1 }

test('makes the images of the first pages, those of the home page first', async () => {
  const { made, library } = noting()
  await warmImages(database, library, undefined, spared)
  const { rows } = await database.$client.query<{ logo: string; slide: string }>(`
    select (select logo from settings_translations where logo is not null limit 1) as logo,
      (select image from slide_translations where image is not null order by slide_id limit 1) as slide`)
  // Logo and first slide in both languages.
  const first = made.slice(0, 12)
  expect(first).toContainEqual({ hash: rows[0]?.logo, width: 400, format: 'avif' })
  expect(first).toContainEqual({ hash: rows[0]?.slide, width: 2400, format: 'avif' })
  expect(made.length).toBeGreaterThan(200)
})

test('waits while the machine is busy, at most for the maximum time per image', async () => {
  const looks: number[] = []
  const end = new AbortController()
  const { made, library } = noting((count) => {
    if (count === 3) end.abort()
  })
  const isBusy = () => {
    looks.push(made.length)
    // Free at the third check only.
    return looks.length !== 3
  }
  await warmImages(database, library, end.signal, { isBusy, lookEvery: 1, longestWait: 5 })
  expect(looks).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
})

test('stops while it waits', async () => {
  const end = new AbortController()
  const { made, library } = noting()
  const warming = warmImages(database, library, end.signal, {
    isBusy: () => true,
    lookEvery: 60_000,
    longestWait: 60_000,
  })
  end.abort()
  await warming
  expect(made).toEqual([])
})
