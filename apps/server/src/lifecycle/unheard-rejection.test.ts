import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const stopping = new URL('shutdown.ts', import.meta.url).href
const databaseAway = new URL('../api/database-away.ts', import.meta.url).href

/** Runs a statement in a process that stops like the server. Returns its output and exit code. */
async function run(statement: string): Promise<{ printed: string; code: unknown }> {
  const program = `
    import { stopOnSignal } from '${stopping}'
    import { isDatabaseAway } from '${databaseAway}'
    stopOnSignal()({
      stop: async () => console.log('stopped'),
      force: () => {},
      report: (error) => console.log('error:', error.message),
      isHarmless: isDatabaseAway,
      reportUnheard: (error) => console.log('unheard:', error.message),
    })
    setTimeout(() => console.log('lives on'), 100)
    ${statement}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { printed, code }
}

const lost = `Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })`

test('logs and survives an unhandled rejection of an unavailable database', async () => {
  expect(await run(`Promise.reject(${lost})`)).toEqual({
    printed: 'unheard: Connection terminated unexpectedly\nlives on\n',
    code: 0,
  })
})

test.each([
  ['any other rejection', `Promise.reject(new Error('wrong'))`, 'wrong'],
  ['an exception', `setTimeout(() => { throw new Error('wrong') })`, 'wrong'],
  [
    'an exception that says that the database is away',
    `setTimeout(() => { throw ${lost} })`,
    'Connection terminated unexpectedly',
  ],
])('%s stops the server with code 1', async (_, statement, message) => {
  expect(await run(statement)).toEqual({ printed: `error: ${message}\nstopped\n`, code: 1 })
})
