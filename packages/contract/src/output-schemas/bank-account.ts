import * as z from 'zod/mini'

/** Account for bank transfers; null: not set. */
export const bankAccount = z.nullable(z.object({ bank: z.string(), holder: z.string(), iban: z.string() }))
