import type { Database } from '@zayy/platform/postgres/database'
import { afterUse } from '@zayy/platform/process/testing/temporary-folder'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect } from 'vitest'
import { runShopJobs, type ShopJobsOptions } from '../job-handlers.ts'

/** Runs the jobs of a shop. By default no mail is sent, and an error fails the test. */
export function testJobs(database: Database, options: Partial<ShopJobsOptions> = {}) {
  const errors: unknown[] = []
  afterUse(() => expect(errors).toEqual([]))
  return runShopJobs(database, {
    keys: testKeys,
    sendMail: async () => {},
    publicUrl: 'https://zayy.example',
    onError: (error) => errors.push(error),
    ...options,
  })
}
