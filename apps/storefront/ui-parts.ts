import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The part of a regular expression that matches some files of packages/ui, for a chunk of the build.
 * @param files their paths below `packages/ui/src`
 * @throws where one of them is not there: it was renamed or moved, and would be in another chunk
 */
export function uiParts(files: readonly string[]): string {
  for (const file of files) {
    const path = fileURLToPath(new URL(`../../packages/ui/src/${file}`, import.meta.url))
    if (!existsSync(path)) throw new Error(`A chunk of the build names ${path}, which is not there`)
  }
  return `ui/src/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})`
}
