/**
 * A value of NODE_OPTIONS with which a server prints, when it exits, the files of React that ran and of Vite that were
 * imported. Node's cache also lists files of React that it only looked into.
 */
export const printLoadedFiles = `--import=data:text/javascript,${encodeURIComponent(`
  import { createRequire, registerHooks } from 'node:module'
  const { cache } = createRequire(process.execPath)
  const isReact = (file) => /node_modules.react(-dom)?.cjs/.test(file) && cache[file].loaded
  const vite = new Set()
  registerHooks({
    load(url, context, next) {
      if (/node_modules.(vite|rolldown)\\//.test(url)) vite.add(url)
      return next(url, context)
    },
  })
  process.on('exit', () => {
    for (const file of [...Object.keys(cache).filter(isReact), ...vite]) console.log('LOADED ' + file)
  })`)}`

/** Reads the files from the output of a server run with `printLoadedFiles`. */
export function loadedFiles(output: string): { react: string[]; vite: string[] } {
  const files = [...output.matchAll(/^LOADED (.*)$/gm)].map(([, file = '']) => file)
  const isVite = (file: string) => /node_modules.(vite|rolldown)/.test(file)
  return { react: files.filter((file) => !isVite(file)), vite: files.filter(isVite) }
}
