import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { fileImageStore } from '../file-image-store.ts'
import type { ImageStore } from '../image-store.ts'

/** Returns an empty image store for this test file, and its folder. */
export async function testImages(): Promise<{ images: ImageStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { images: fileImageStore(folder), folder }
}
