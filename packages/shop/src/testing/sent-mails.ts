import type { Mail } from '@zayy/platform/mail/mail'
import { testJobs } from '@zayy/server/lifecycle/testing/test-jobs'
import { expect } from 'vitest'
import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'

/** Runs the waiting jobs until they have sent `count` mails. */
export async function sentMails(
  database: Parameters<typeof testJobs>[0],
  count: number,
  typesetter?: InvoiceTypesetter,
): Promise<Mail[]> {
  const mails: Mail[] = []
  const server = testJobs(database, {
    sendMail: async (mail) => void mails.push(mail),
    ...(typesetter ? { typesetter } : {}),
  })
  await expect.poll(() => mails).toHaveLength(count)
  await server.stop()
  return mails
}
