import * as z from 'zod/mini'
import { required, requiredText } from '../input-parsers/field.ts'
import { id, wholeNumber } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'

const MAX_COMMENT_LENGTH = 2_000

/** A review (spec, 5): 1 to 5 stars and a comment of one or more lines. */
export const reviewInput = z.object({
  product_id: id(),
  rate: required(wholeNumber(1, 5), { type: 'integer', minimum: 1, maximum: 5 }),
  comment: requiredText(line(MAX_COMMENT_LENGTH), MAX_COMMENT_LENGTH),
})

export type ReviewInput = z.output<typeof reviewInput>
