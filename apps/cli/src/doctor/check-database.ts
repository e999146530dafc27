import { openShopDatabase } from '@zayy/database/open-shop-database'
import { formatNumber } from '@zayy/i18n/numbers'
import { findGivenUpJobs } from '@zayy/shop/jobs/find-given-up-jobs'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandWords } from '../command-line/words.ts'
import { databaseOptions } from '../open-shop.ts'
import type { Finding } from './finding.ts'

/** Whether the database opens, and how many mails and other jobs in it were given up. */
export async function checkDatabase(settings: Settings, words: CommandWords): Promise<Finding> {
  const say = words.doctorCommands.database
  try {
    const { database, close } = await openShopDatabase(databaseOptions(settings))
    const lost = await findGivenUpJobs(database).finally(close)
    if (lost > 0) return { check: 'database', state: 'warning', text: say.givenUp(formatNumber(lost)) }
    return { check: 'database', state: 'ok', text: say.ok }
  } catch (error) {
    return { check: 'database', state: 'fault', text: error instanceof Error ? error.message : String(error) }
  }
}
