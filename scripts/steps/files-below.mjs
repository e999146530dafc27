import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * All files of a folder and of those in it, or the file itself.
 * @param {string} root
 * @param {string} path from `root`
 * @param {readonly string[]} [leftOut] names of folders that are not entered, wherever they are
 * @returns {Promise<string[]>} paths from `root`, with slashes
 */
export async function filesBelow(root, path, leftOut = []) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOTDIR') throw error
    return null
  })
  if (!entries) return [path]
  const found = entries.map((entry) => {
    const inside = `${path}/${entry.name}`
    if (!entry.isDirectory()) return [inside]
    return leftOut.includes(entry.name) ? [] : filesBelow(root, inside, leftOut)
  })
  return (await Promise.all(found)).flat()
}
