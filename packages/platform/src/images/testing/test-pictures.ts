import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { filePictureStore } from '../file-picture-store.ts'
import type { PictureStore } from '../picture-store.ts'

/** Returns an empty image store for this test file, and its folder. */
export async function testPictures(): Promise<{ pictures: PictureStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { pictures: filePictureStore(folder), folder }
}
