import type { Database } from '@zayy/database/database'
import type { SendMail } from '../mail/mail.ts'
import { sendOrderPlaced } from '../orders/send-order-placed.ts'
import type { JobKind } from './job.ts'

/**
 * What jobs are done with.
 * @property publicUrl what links in mails start with, without a slash at the end
 */
export type JobTools = { sendMail: SendMail; publicUrl: string }

/** Does one job. Throws where that fails: it is tried again later. Is not waited for once the signal is aborted. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>

/** How each kind of job is done. */
export function jobHandlers(database: Database, tools: JobTools): ReadonlyMap<string, JobHandler> {
  const handlers: Record<JobKind, JobHandler> = {
    'order-placed': (payload, signal) => sendOrderPlaced(database, tools, orderIdOf(payload), signal),
  }
  return new Map(Object.entries(handlers))
}

function orderIdOf(payload: unknown): number {
  const id =
    typeof payload === 'object' && payload !== null && 'orderId' in payload ? payload.orderId : undefined
  if (typeof id !== 'number') throw new TypeError('The job names no order')
  return id
}
