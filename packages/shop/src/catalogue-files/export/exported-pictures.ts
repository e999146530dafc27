import { pictures } from '@zayy/database/schema/pictures'
import { readDerivativePath } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { picturesIn } from '../import/read/markdown-pictures.ts'
import { picturePath } from '../import/read/picture-folder.ts'

/**
 * The pictures that an export names, each with the path of its file below `pictures/`.
 * @property at the path of a picture: the one asked for where no other picture has it, else the one it had in the owner's folder
 *   last, else one made of what it is for
 */
export type ExportedPictures = {
  at(hash: string, asked: { path: string } | { madeOf: string }): string
  /** Path and hash of every file that was named. */
  files(): [path: string, hash: string][]
}

const endings: Record<string, string> = { jpeg: 'jpg' }

export async function openPictures(database: Executor): Promise<ExportedPictures> {
  const known = new Map((await database.select().from(pictures)).map((picture) => [picture.hash, picture]))
  const hashes = new Map<string, string>()
  const take = (path: string, hash: string): string | null => {
    const holder = hashes.get(path)
    if (holder !== undefined && holder !== hash) return null
    hashes.set(path, hash)
    return path
  }
  return {
    at(hash, asked) {
      const picture = known.get(hash)
      if (!picture) throw new Error(`no picture ${hash}`)
      const ending = endings[picture.format] ?? picture.format
      const named = 'path' in asked ? asked.path : (picture.path ?? `${asked.madeOf}.${ending}`)
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
export function exportedText(files: ExportedPictures, html: string, markdown: string | null): string {
  if (markdown === null) return html
  const hashes = picturesOf(html)
  const paths = picturesIn(markdown).map(picturePath)
  if (paths.length !== hashes.length) return html
  const exported = hashes.map((hash, index) => files.at(hash, { path: paths[index] ?? '' }))
  return exported.every((path, index) => path === paths[index]) ? markdown : html
}

/** The hashes of the pictures that an HTML shows, in their order. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(
    ([, src = '']) => readDerivativePath(src)?.hash ?? [],
  )
}
