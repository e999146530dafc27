import type { Mail } from '@zayy/platform/mail/mail'
import { runShopJobs } from '@zayy/server/lifecycle/job-handlers'
import { expect } from 'vitest'
import { testKeys } from './test-keys.ts'

/** Runs the waiting jobs until they have sent `count` mails. */
export async function sentMails(database: Parameters<typeof runShopJobs>[0], count: number): Promise<Mail[]> {
  const mails: Mail[] = []
  const server = runShopJobs(database, {
    keys: testKeys,
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onError: expect.fail,
  })
  await expect.poll(() => mails).toHaveLength(count)
  await server.stop()
  return mails
}
