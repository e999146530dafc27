import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

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

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(root, folder) {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
