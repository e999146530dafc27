import type { Plugin } from 'vite'

const importer = /const (\$\$splitLoaderImporter) = \(\) => (import\([^)]*\))/g

/**
 * Imports the code of a route's loader once: the router asks for the module with every page that it renders, which Node
 * resolves anew each time.
 */
export function loadLoadersOnce(): Plugin {
  return {
    name: 'load-loaders-once',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code) {
      if (!code.includes('$$splitLoaderImporter')) return null
      return {
        code: code.replace(importer, 'let loaderModule; const $1 = () => (loaderModule ??= $2)'),
        map: null,
      }
    },
  }
}
