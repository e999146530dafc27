import { testKeys } from '@zayy/shop/testing/test-keys'
import type { Hono } from 'hono'
import { type ApiOptions, createApi } from '../http/create-api.ts'

/** Creates the API for a test: with relaxed limits, and answers that are checked against the contract. */
export function testApi(options: Pick<ApiOptions, 'database'> & Partial<ApiOptions>): Hono {
  return createApi({
    keys: testKeys,
    now: () => new Date('2026-11-21T10:00:00Z'),
    limits: 'relaxed',
    clientAddress: () => '203.0.113.7',
    report: (error) => console.error(error),
    checkAnswers: true,
    ...options,
  })
}
