import { sql } from 'drizzle-orm'
import { zatcaUnits } from '../schema/zatca.ts'
import { existsIn } from './subquery.ts'

/** The reason for retiring a unit of the fake platform in a shop that no longer uses it. */
export const LEFT_FAKE = 'fake'

/** SQL: the unit counts. Units of a fake platform that the shop left do not, as if they had never existed. */
export const isCounted = sql`${zatcaUnits.because} is distinct from ${LEFT_FAKE}`

/** SQL: phase 2 has begun. It ends only with a unit of the fake platform. */
export const hasEInvoices = existsIn({ from: zatcaUnits, where: isCounted })
