import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

const code = /\.(tsx?|mjs|css|html)$/
const asset = /\/src\/.*\.(css|svg|png|jpe?g|webp|avif|ico|woff2?)$/

/**
 * The stylesheets, pictures and fonts of packages and apps that no code and no other stylesheet names. A drawing may be
 * named without its ending, between quotes.
 * @param {string} root
 * @returns {Promise<string[]>} paths from `root`
 */
export async function unusedAssets(root) {
  const files = (await Promise.all(['packages', 'apps'].map((folder) => filesBelow(root, folder)))).flat()
  const sources = await Promise.all(
    files
      .filter((file) => code.test(file))
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
  return files.filter((file) => {
    if (!asset.test(file)) return false
    const names = [basename(file), ...(extname(file) === '.svg' ? [`'${basename(file, '.svg')}'`] : [])]
    return !sources.some((source) => source.file !== file && names.some((name) => source.text.includes(name)))
  })
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(root, folder) {
  const found = (await readdir(join(root, folder), { withFileTypes: true })).map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : await filesBelow(root, path)
  })
  return (await Promise.all(found)).flat()
}
