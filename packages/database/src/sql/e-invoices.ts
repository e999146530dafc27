import { sql } from 'drizzle-orm'
import { zatcaUnits } from '../schema/zatca.ts'
import { existsIn } from './subquery.ts'

/** Why a unit of the fake platform was retired: the shop runs without it. */
export const LEFT_FAKE = 'fake'

/** SQL: the unit counts. Those of a fake that was left are as if there had been none. */
export const isCounted = sql`${zatcaUnits.because} is distinct from ${LEFT_FAKE}`

/** SQL: phase 2 has begun. It ends only with a unit of the fake platform. */
export const hasEInvoices = existsIn({ from: zatcaUnits, where: isCounted })
