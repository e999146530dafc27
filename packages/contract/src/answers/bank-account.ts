import * as z from 'zod/mini'
import type { Settings } from '../shapes.ts'
import { shaped } from './envelope.ts'

/** The account that a bank transfer goes to; null: none is set. */
export const bankAccount = shaped<Settings['bank_account']>()(
  z.nullable(z.object({ bank: z.string(), holder: z.string(), iban: z.string() })),
)
