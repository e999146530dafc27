import * as z from 'zod/mini'

/** The account that a bank transfer goes to; null: none is set. */
export const bankAccount = z.nullable(z.object({ bank: z.string(), holder: z.string(), iban: z.string() }))
