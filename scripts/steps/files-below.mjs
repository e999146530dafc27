import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns all files of a folder, recursively. For a file it returns the file itself.
 * @param {string} root
 * @param {string} path relative to `root`
 * @param {readonly string[]} [leftOut] names of folders to skip, at any depth
 * @returns {Promise<string[]>} paths relative to `root`, with slashes
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
