import type { Plugin } from 'vite'

const moduleImport = /^import (\w+) from (["'][^"']+\.module\.css["'])/gm

/**
 * Imports CSS modules as namespaces, so that `styles.line` becomes the name that browsers see when the pages are built. As
 * objects they would be sent whole, with both names of every class. A module is kept for its styles where its names alone
 * would no longer need it.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?(?:\?|$)/.test(id) || !code.includes('.module.css')) return null
        return { code: code.replace(moduleImport, 'import * as $1 from $2'), map: null }
      },
    },
    {
      name: 'keep-styles-of-inlined-class-names',
      enforce: 'post',
      transform(code, id) {
        return /\.module\.css(?:\?|$)/.test(id)
          ? { code, map: null, moduleSideEffects: 'no-treeshake' }
          : null
      },
    },
  ]
}
