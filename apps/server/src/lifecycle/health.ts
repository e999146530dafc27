import type { Database } from '@zayy/database/database'
import { databaseVersion, wantedVersion } from '@zayy/database/migrate'
import { Hono } from 'hono'

export type HealthOptions = {
  database: Database
  /** False while the server stops, or its database is being brought back. */
  isServing: () => boolean
}

const patience = 500
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** `/healthz`: the process lives. `/readyz`: it can serve; else a 503, for whoever sends requests to come again. */
export function createHealth({ database, isServing }: HealthOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok\n', 200, headers))
  app.get('/readyz', async (c) => {
    if (isServing() && (await isMigrated(database))) return c.text('ready\n', 200, headers)
    return c.text('not ready\n', 503, { ...headers, 'retry-after': '1' })
  })
  return app
}

/** Whether the database answers in time and is at the version that this server needs, or a newer one. */
async function isMigrated(database: Database): Promise<boolean> {
  const asked = Promise.all([databaseVersion(database), wantedVersion()]).then(
    ([version, wanted]) => version >= wanted,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const answer = await Promise.race([asked, late])
  clearTimeout(timer)
  return answer
}
