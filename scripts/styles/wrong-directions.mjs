import { pageSources } from './page-sources.mjs'
import { physicalDeclarations, physicalInlineStyles } from './physical-styles.mjs'

/** They read from right to left in both languages, so that the left is always the end. */
const rightToLeftAlone = new Set(['apps/storefront/src/orders/invoice-logo.module.css'])

/**
 * Where the pages mean the left or the right whatever the direction of reading.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence each, with the paths from `root`
 */
export async function wrongDirections(root) {
  return [...(await pageSources(root))]
    .filter(([file]) => !rightToLeftAlone.has(file))
    .flatMap(([file, text]) =>
      (file.endsWith('.css') ? physicalDeclarations(text) : physicalInlineStyles(text)).map(
        (found) => `${file} is not the same in both directions of reading: ${found}`,
      ),
    )
    .sort()
}
