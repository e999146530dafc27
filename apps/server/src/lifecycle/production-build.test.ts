import { expect, test } from 'vitest'
import { startServerProcess, temporaryFolder } from './testing/server-process.ts'

/**
 * Prints at the end which files of React's packages were run, and which of Vite were imported. Node also lists some of
 * React's that it only looked into.
 */
const printLoaded = `data:text/javascript,${encodeURIComponent(`
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

/** The files of React and of Vite that a server had loaded once it had rendered a page. */
async function loadedBy(env: Record<string, string>, args: readonly string[] = []): Promise<string[]> {
  const server = startServerProcess(
    await temporaryFolder(),
    { ...env, NODE_OPTIONS: `--import=${printLoaded}` },
    args,
  )
  const answer = await fetch(`${await server.opened}/shop`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('</html>')
  server.child.kill('SIGTERM')
  const { output } = await server.ended
  return [...output.matchAll(/^LOADED (.*)$/gm)].map(([, file = '']) => file)
}

const isVite = (file: string) => /node_modules.vite/.test(file)

test.each([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }])(
  'pages are rendered by the production build of React, without Vite, with %o',
  async (env) => {
    const loaded = await loadedBy(env)
    expect(loaded.filter((file) => file.includes('react-dom-server'))).not.toEqual([])
    expect(loaded.filter((file) => file.includes('.development'))).toEqual([])
    expect(loaded.filter(isVite)).toEqual([])
  },
)

// Vite prepares the libraries first, where nothing is prepared yet.
test('npm run dev renders through Vite with the build of React that explains itself', {
  timeout: 180_000,
}, async () => {
  const loaded = await loadedBy({}, ['--dev'])
  expect(loaded.some((file) => /react-dom-server.*\.development\.js$/.test(file))).toBe(true)
  expect(loaded.filter(isVite)).not.toEqual([])
})
