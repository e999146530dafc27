import { randomUUID } from 'node:crypto'
import type { Database } from '@zayy/platform/postgres/database'
import { consume } from '@zayy/platform/rate-limits/consume'
import { addJob } from '../add-job.ts'
import { accountKeys } from './limit-keys.ts'

const ONCE_A_DAY = { name: 'guess-warning', max: 1, seconds: 24 * 60 * 60 }

/**
 * Has the customer of an address told that somebody tries passwords, once a day at most. Whether the address has an account is looked at
 * when the mail is made, so it takes as long for one without.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 */
export async function addGuessWarning(database: Database, identity: string): Promise<void> {
  if (identity === '') return
  const consumed = await consume(database, ONCE_A_DAY, accountKeys(identity, null), 1)
  if ('giveBack' in consumed)
    await addJob(database, 'guess-warning', { identity, mailId: randomUUID() }, identity)
}
