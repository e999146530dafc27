import { images } from '@zayy/database/schema/images'
import { readDerivativePath } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { imagePath } from '../import/read/image-folder.ts'
import { imagesIn } from '../import/read/markdown-images.ts'

/**
 * The images of an export.
 * @property at returns the path of an image: the requested one unless another image has it; or its last path in the
 *   owner's folder; or a path made of `madeOf`
 */
export type ExportedImages = {
  at(hash: string, asked: { path: string } | { madeOf: string }): string
  /** Path and hash of every image for which `at` was called. */
  files(): [path: string, hash: string][]
  /** Returns the image that `at` gave a path. */
  find(path: string): ExportedImage | undefined
}

type ExportedImage = { hash: string; width: number; height: number }

const endings: Record<string, string> = { jpeg: 'jpg' }

export async function openImages(database: Executor): Promise<ExportedImages> {
  const known = new Map((await database.select().from(images)).map((image) => [image.hash, image]))
  const hashes = new Map<string, string>()
  const take = (path: string, hash: string): string | null => {
    const holder = hashes.get(path)
    if (holder !== undefined && holder !== hash) return null
    hashes.set(path, hash)
    return path
  }
  return {
    at(hash, asked) {
      const image = known.get(hash)
      if (!image) throw new Error(`The shop has no picture ${hash}`)
      const ending = endings[image.format] ?? image.format
      const named = 'path' in asked ? asked.path : (image.path ?? `${asked.madeOf}.${ending}`)
      const path = take(named, hash) ?? take(`${hash}.${ending}`, hash)
      if (path === null) throw new Error(`Another picture has the path of picture ${hash}`)
      return path
    },
    files: () => [...hashes],
    find: (path) => known.get(hashes.get(path) ?? ''),
  }
}

/**
 * Returns the Markdown of a stored text. Returns its HTML, which Markdown may contain, if the owner wrote HTML or if a
 * image has another path in the export.
 */
export function exportedText(files: ExportedImages, html: string, markdown: string | null): string {
  if (markdown === null) return html
  const hashes = imagesOf(html)
  const paths = imagesIn(markdown).map(imagePath)
  if (paths.length !== hashes.length) return html
  const exported = hashes.map((hash, index) => files.at(hash, { path: paths[index] ?? '' }))
  return exported.every((path, index) => path === paths[index]) ? markdown : html
}

/** Returns the hashes of the images in an HTML text, in order. */
function imagesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(
    ([, src = '']) => readDerivativePath(src)?.hash ?? [],
  )
}
