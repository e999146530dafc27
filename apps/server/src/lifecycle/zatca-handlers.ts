import type { JobHandler } from '@zayy/platform/jobs/job'
import type { Database } from '@zayy/platform/postgres/database'
import { makeDocument } from '@zayy/shop/invoicing/zatca/make-document'
import { type SendTools, sendDocument } from '@zayy/shop/invoicing/zatca/send-document'
import { fieldOf } from '@zayy/domain/unknown-json'
import { numberOf } from './job-payload.ts'

/** Only servers with a platform run these. */
export type ZatcaJob = 'zatca-make' | 'zatca-send'

export function zatcaHandlers(database: Database, tools: SendTools): [ZatcaJob, JobHandler][] {
  return [
    [
      'zatca-make',
      async (payload) => {
        const creditNote = fieldOf(payload, 'creditNote') === null ? null : numberOf(payload, 'creditNote')
        await makeDocument(database, tools.keys, { orderId: numberOf(payload, 'orderId'), creditNote })
      },
    ],
    [
      'zatca-send',
      async (payload, signal) => {
        await sendDocument(database, tools, numberOf(payload, 'documentId'), signal)
      },
    ],
  ]
}
