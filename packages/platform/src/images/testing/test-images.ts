import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { fileImageStore } from '../file-image-store.ts'
import type { ImageStore } from '../image-store.ts'

/** Returns an empty image store for this test file, and its folder. */
export async function testImages(): Promise<{ images: ImageStore; folder: string }> {
  const folder = await temporaryFolder()
  return { images: fileImageStore(folder), folder }
}
