import { images } from '@zayy/database/schema/images'
import { readDerivativePath } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { imagesIn } from '../import/read/markdown-images.ts'
import { imagePath } from '../import/read/image-folder.ts'

/**
 * The images that an export names, each with the path of its file below `pictures/`.
 * @property at the path of an image: the one asked for where no other image has it, else the one it had in the owner's folder
 *   last, else one made of what it is for
 */
export type ExportedImages = {
  at(hash: string, asked: { path: string } | { madeOf: string }): string
  /** Path and hash of every file that was named. */
  files(): [path: string, hash: string][]
}

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
      if (!image) throw new Error(`no picture ${hash}`)
      const ending = endings[image.format] ?? image.format
      const named = 'path' in asked ? asked.path : (image.path ?? `${asked.madeOf}.${ending}`)
      const path = take(named, hash) ?? take(`${hash}.${ending}`, hash)
      if (path === null) throw new Error(`two pictures at ${hash}`)
      return path
    },
    files: () => [...hashes],
  }
}

/**
 * Returns the Markdown of a stored text, or its HTML, which Markdown may hold, if the owner wrote HTML or if a picture's path in the
 * exported folder differs from the one in the Markdown.
 */
export function exportedText(files: ExportedImages, html: string, markdown: string | null): string {
  if (markdown === null) return html
  const hashes = imagesOf(html)
  const paths = imagesIn(markdown).map(imagePath)
  if (paths.length !== hashes.length) return html
  const exported = hashes.map((hash, index) => files.at(hash, { path: paths[index] ?? '' }))
  return exported.every((path, index) => path === paths[index]) ? markdown : html
}

/** The hashes of the images that an HTML shows, in their order. */
function imagesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(
    ([, src = '']) => readDerivativePath(src)?.hash ?? [],
  )
}
