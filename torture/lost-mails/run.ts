import { join } from 'node:path'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { databaseUrls } from '../harness/database-urls.ts'
import { report } from '../harness/report.ts'
import { sharedSecrets } from '../harness/shared-secrets.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { killedMailers, type MailFigures } from './killed-mailers.ts'

const load = { kills: 5, patienceMs: 120_000 }

const one = await withTemporaryFolder((folder) => killedMailers([folder], load))
const two = await withTemporaryFolder(async (folder) => {
  await using _postgres = await startEmbedded(join(folder, 'postgres'))
  return await killedMailers([join(folder, 'a'), join(folder, 'b')], {
    ...load,
    env: { ...databaseUrls(join(folder, 'postgres')), ...sharedSecrets() },
  })
})

const inTime = ({ neverSent, slowestSeconds }: MailFigures) =>
  neverSent === 0 && slowestSeconds !== null && slowestSeconds <= 60
await report(import.meta.url, { one, two }, [
  ['every kill interrupts mails', [one, two].every(({ interrupted, kills }) => interrupted >= kills)],
  ['one server: every mail is sent within 60 s of the restart', inTime(one)],
  ['two servers: every mail is sent within 60 s of the kill', inTime(two)],
  ['at most one mail per kill is sent twice', [one, two].every(({ sentTwice, kills }) => sentTwice <= kills)],
])
