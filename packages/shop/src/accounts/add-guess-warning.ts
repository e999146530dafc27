import { randomUUID } from 'node:crypto'
import type { Database } from '@zayy/platform/postgres/database'
import { addJob } from '../add-job.ts'
import { consumeRateLimit } from '../limits/consume-rate-limit.ts'
import { accountActor } from '../limits/counter-key.ts'

const onceADay = { name: 'guess-warning', counts: 'successes', max: 1, seconds: 24 * 60 * 60 } as const

/**
 * Has the customer of an address told that somebody tries passwords, once a day at most. Whether the address has an account is looked at
 * when the mail is made, so it takes as long for one without.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 */
export async function addGuessWarning(database: Database, identity: string): Promise<void> {
  if (identity === '') return
  const consumed = await consumeRateLimit(database, onceADay, accountActor(identity, null), 1)
  if (!('wait' in consumed))
    await addJob(database, 'guess-warning', { identity, mailId: randomUUID() }, identity)
}
