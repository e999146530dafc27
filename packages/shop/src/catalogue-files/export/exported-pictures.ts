import { pictures } from '@zayy/database/schema/pictures'
import type { Executor } from '@zayy/platform/postgres/database'

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
