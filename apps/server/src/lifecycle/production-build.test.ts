import { expect, test } from 'vitest'
import { emptyShopFolder, startServerProcess } from './testing/server-process.ts'

// What `npm run dev` loads instead is in e2e/dev-server.spec.ts.
test.each([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }])(
  'pages are rendered by the production build of React, without Vite, with %o',
  async (env) => {
    const server = startServerProcess(await emptyShopFolder(), { ...env, NODE_OPTIONS: printLoadedFiles })
    const answer = await fetch(`${await server.opened}/shop`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('</html>')
    server.child.kill('SIGTERM')
    const { react, vite } = loadedFiles((await server.ended).output)
    expect(react.filter((file) => file.includes('react-dom-server'))).not.toEqual([])
    expect(react.filter((file) => file.includes('.development'))).toEqual([])
    expect(vite).toEqual([])
  },
)

/**
 * For NODE_OPTIONS: a server prints at its end which files of React's packages were run, and which of Vite were imported. Node
 * also lists some of React's that it only looked into.
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

/** The files in what such a server printed. */
export function loadedFiles(output: string): { react: string[]; vite: string[] } {
  const files = [...output.matchAll(/^LOADED (.*)$/gm)].map(([, file = '']) => file)
  const isVite = (file: string) => /node_modules.(vite|rolldown)/.test(file)
  return { react: files.filter((file) => !isVite(file)), vite: files.filter(isVite) }
}
