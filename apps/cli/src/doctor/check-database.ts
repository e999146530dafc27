import type { Database } from '@zayy/platform/postgres/database'
import { formatNumber } from '@zayy/i18n/numbers'
import { findGivenUpJobs } from '@zayy/platform/jobs/find-given-up-jobs'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import { checkDemo } from './check-demo.ts'
import { checkMoney } from './check-money.ts'
import { checkWal } from './check-wal.ts'
import type { Finding } from './finding.ts'

/** How many mails and other jobs in it were given up, what becomes of its log, of card orders' money, and of the demo. */
export async function checkDatabase(
  settings: Settings,
  database: Database,
  now: Date,
  messages: CommandMessages,
): Promise<Finding[]> {
  const texts = messages.doctorCommands.database
  const lost = await findGivenUpJobs(database)
  return [
    lost > 0
      ? { check: 'database', state: 'warning', text: texts.givenUp(formatNumber(lost)) }
      : { check: 'database', state: 'ok', text: texts.ok },
    await checkWal(settings, database, now, messages),
    ...(await checkMoney(database, messages)),
    ...(await checkDemo(database, now, messages)),
  ]
}
