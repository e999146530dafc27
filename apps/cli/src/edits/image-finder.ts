import { resolve } from 'node:path'
import { MAX_IMAGE_BYTES } from '@zayy/platform/images/read-image'
import { openFile } from '@zayy/platform/process/open-file'
import type { ImageFinder } from '@zayy/shop/catalogue-files/edits/find-given-images'

/**
 * Finds images by path in the first of these folders that has them, or in its subfolder `pictures`, as for an import. A file that is
 * too large or unreadable counts as missing.
 */
export function imageFinder(folders: readonly string[]): ImageFinder {
  const places = folders.flatMap((folder) => [
    folder,
    resolve(folder, 'pictures'),
    resolve(folder, '../pictures'),
  ])
  return async (path) => {
    // Archives made on a Mac have decomposed Unicode names.
    const spellings = new Set([path, path.normalize('NFC'), path.normalize('NFD')])
    for (const place of places) {
      for (const spelling of spellings) {
        const bytes = await readIfThere(resolve(place, spelling))
        if (bytes) return bytes
      }
    }
    return null
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  await using file = await openFile(path).catch(() => null)
  if (!file || (await file.stat()).size > MAX_IMAGE_BYTES) return null
  return new Uint8Array(await file.readFile())
}
