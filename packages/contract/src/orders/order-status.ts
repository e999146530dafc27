import * as z from 'zod/mini'

export const orderStatus = z.enum(['pending', 'on hold', 'processing', 'shipped', 'completed', 'cancelled'])
