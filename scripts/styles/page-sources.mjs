import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../steps/files-below.mjs'

const folders = ['apps/storefront/src', 'packages/ui/src']

/**
 * The style sheets and the code of the pages, each text by its path from `root`.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function pageSources(root) {
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat()
  return new Map(
    await Promise.all(
      files
        .filter((file) => /\.css$|\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
        .map(async (file) => /** @type {const} */ ([file, await readFile(join(root, file), 'utf8')])),
    ),
  )
}
