import * as z from 'zod/mini'
import { named, positiveId } from './envelope.ts'

export const review = named(
  'Review',
  z.object({
    id: positiveId,
    /** Both are masked by the server. */
    client: z.object({ fname: z.string(), email: z.string() }),
    rate: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    comment: z.string(),
    created_at: z.iso.datetime(),
    /** The author bought the product here. */
    verified: z.boolean(),
    /** Pieces of the product in the author's paid orders; null if no order proves a purchase. */
    pieces_bought: z.nullable(positiveId),
    /**
     * Counts in `avg_rate`: the author proved their address or bought the product, or the review came with the shop's
     * files.
     */
    counted: z.boolean(),
  }),
)
