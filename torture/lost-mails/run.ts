import { join } from 'node:path'
import { connectionSettings } from '@zayy/database/connection-pool'
import { startEmbedded } from '@zayy/database/embedded/start-embedded'
import { report } from '../harness/report.ts'
import { sharedSecrets } from '../harness/shared-secrets.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { killedMailers, type MailFigures } from './killed-mailers.ts'

const load = { kills: 5, patienceMs: 120_000 }

const one = await withTemporaryFolder((folder) => killedMailers([folder], load))
const two = await withTemporaryFolder(async (folder) => {
  const postgres = await startEmbedded(join(folder, 'postgres'))
  try {
    const { host, port, user, database } = connectionSettings(postgres.target)
    const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
    return await killedMailers([join(folder, 'a'), join(folder, 'b')], {
      ...load,
      env: { DATABASE_URL: url, ...sharedSecrets() },
    })
  } finally {
    await postgres.close()
  }
})

const inTime = ({ neverSent, slowestSeconds }: MailFigures) =>
  neverSent === 0 && slowestSeconds !== null && slowestSeconds <= 60
await report(import.meta.url, { one, two }, [
  ['mails were in hand at every kill', [one, two].every(({ interrupted, kills }) => interrupted >= kills)],
  ['one server: every mail is out within 60 s of the server running again', inTime(one)],
  ['two servers: every mail is out within 60 s of the kill', inTime(two)],
  ['at most one mail a kill is sent twice', [one, two].every(({ sentTwice, kills }) => sentTwice <= kills)],
])
