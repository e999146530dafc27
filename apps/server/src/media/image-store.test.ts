/** Log entries about pictures give advice. A full disk, or a store that is away, is not logged for each picture. */

import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import { expect, test } from 'vitest'
import { imageLog } from './image-store.ts'

test.each([
  ['store', new ImageStoreError('away', 'MEDIA_URL: the store does not answer'), 1, /does not answer/],
  [
    'disk',
    Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }),
    1,
    /ENOSPC means that the disk is full/,
  ],
  ['picture', new Error('Image x/400.webp: took longer than 60 s'), 2, /import it as a JPEG/],
])('logs a %s that fails twice with advice', (_, error, times, advice) => {
  const texts: string[] = []
  const log = imageLog({ info: () => {}, error: (_, text) => void texts.push(text) })
  log(error)
  log(error)
  expect(texts).toHaveLength(times)
  expect(texts[0]).toMatch(advice)
})
