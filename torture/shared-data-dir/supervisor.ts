import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

/**
 * `node supervisor.ts <checkout> <DATA_DIR>`: runs the embedded PostgreSQL of the checkout until SIGTERM. Inserts a row every
 * 20 ms and prints `row <id>` after its commit. Prints `open` first, or `refused <line>` and exits with 1.
 * ANSWER is the longest wait for a silent server in milliseconds.
 */
const [checkout = '', dataDir = ''] = process.argv.slice(2)
const module = join(checkout, 'packages/platform/src/postgres/embedded/start-embedded.ts')
const { startEmbedded } = await import(pathToFileURL(module).href)

const print = (line: string) => process.stdout.write(`${line}\n`)
let stopping = false
process.on('SIGTERM', () => {
  stopping = true
})

const answer = Number(process.env.ANSWER ?? 15_000)
const server = await startEmbedded(join(dataDir, 'postgres'), {
  note: (line: string) => print(`note ${line}`),
  timeouts: { answer },
}).catch((error: unknown) => {
  print(`refused ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
print('open')

// `target` and `place` are the names in older checkouts.
const target: pg.ClientConfig = server.ownerTarget ?? server.target ?? server.place
while (!stopping) {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 2_000, query_timeout: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('create table if not exists rows (id uuid primary key)')
    while (!stopping) {
      const id = randomUUID()
      await client.query('insert into rows values ($1)', [id])
      print(`row ${id}`)
      await pause(20)
    }
  } catch {
    await pause(50)
  } finally {
    await client.end().catch(() => {})
  }
}
await server.close()
print('closed')
process.exit(0)
