import { expect, test } from 'vitest'
import { startServerProcess, temporaryFolder } from './testing/server-process.ts'

/** Prints at the end which files of React's packages were run. Node also lists some that it only looked into. */
const printLoaded = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.execPath)
  const isReact = (file) => /node_modules.react(-dom)?.cjs/.test(file) && cache[file].loaded
  process.on('exit', () => {
    for (const file of Object.keys(cache).filter(isReact)) console.log('LOADED ' + file)
  })`)}`

/** The files of React that a server had loaded once it had rendered a page. */
async function loadedBy(env: Record<string, string>): Promise<string[]> {
  const server = startServerProcess(await temporaryFolder(), {
    ...env,
    NODE_OPTIONS: `--import=${printLoaded}`,
  })
  const answer = await fetch(`${await server.opened}/shop`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('</html>')
  server.child.kill('SIGTERM')
  const { output } = await server.ended
  return [...output.matchAll(/^LOADED (.*)$/gm)].map(([, file = '']) => file)
}

test.each([{}, { NODE_ENV: 'test' }])(
  'pages are rendered by the production build of React with %o',
  async (env) => {
    const loaded = await loadedBy(env)
    expect(loaded.filter((file) => file.includes('react-dom-server'))).not.toEqual([])
    expect(loaded.filter((file) => file.includes('.development'))).toEqual([])
  },
)

test('NODE_ENV=development renders with the build that explains itself', async () => {
  const loaded = await loadedBy({ NODE_ENV: 'development' })
  expect(loaded.some((file) => /react-dom-server.*\.development\.js$/.test(file))).toBe(true)
})
