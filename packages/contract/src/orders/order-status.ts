import { orderStatuses, paymentStatuses } from '@zayy/domain/orders/order-status'
import * as z from 'zod/mini'

export const orderStatus = z.enum(orderStatuses)
export const paymentStatus = z.enum(paymentStatuses)
