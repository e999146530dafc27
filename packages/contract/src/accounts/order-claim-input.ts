import * as z from 'zod/mini'
import { required } from '../input-parsers/field.ts'
import { line } from '../input-parsers/texts.ts'

/** The token of the mailed link. */
export const confirmOrderClaimInput = z.object({
  token: required(line(100), { type: 'string', maxLength: 100 }),
})
