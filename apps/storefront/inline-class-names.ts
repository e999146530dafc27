import type { Plugin } from 'vite'

const moduleImport = /^import (\w+) from (["'][^"']+\.module\.css["'])/gm

/**
 * Imports CSS modules as namespaces, so that the bundler inlines `styles.line` as the final class name. Default imports would
 * send an object with all class names. The modules are marked as side effects, or tree-shaking would drop their styles.
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
