import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { filesBelow } from './files-below.mjs'

const code = /\.(tsx?|mjs|css|html)$/
const asset = /\/src\/.*\.(css|svg|png|jpe?g|webp|avif|ico|woff2?)$/

/**
 * Finds stylesheets, images and fonts that no code and no other stylesheet names. Code may name an SVG in quotes without
 * its extension.
 * @param {string} root
 * @returns {Promise<string[]>} paths relative to `root`
 */
export async function unusedAssets(root) {
  const below = ['packages', 'apps'].map((folder) => filesBelow(root, folder, ['node_modules', 'dist']))
  const files = (await Promise.all(below)).flat()
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
