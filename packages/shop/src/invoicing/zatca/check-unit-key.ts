import type { Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { isUnitOpenTo, selectUnit } from './unit-queries.ts'

/** Returns false if these keys cannot decrypt the unit's, as after their version was deleted: nothing is stamped then. */
export async function checkUnitKey(database: Executor, keys: Keys): Promise<boolean> {
  const unit = await selectUnit(database)
  return unit === undefined || isUnitOpenTo(keys, unit)
}
