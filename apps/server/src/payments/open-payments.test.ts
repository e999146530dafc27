import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test, vi } from 'vitest'
import { createLog } from '../lifecycle/log.ts'
import { openPayments } from './open-payments.ts'

test('passes an error of the test gateway on to its caller instead of printing it', async () => {
  const { database } = await smallShop()
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const payments = openPayments({
    settings: { payment: { gateway: 'test', isChosen: true }, dataDir: await temporaryFolder() },
    database,
    backgroundDatabase: database,
    origin: 'http://shop.test',
    log: createLog(),
    findMerchant: () => Promise.resolve(null),
    noteForged: () => {},
  })
  // Closes the storage of the gateway.
  await payments.stop()
  await expect(payments.tools.gateway.fetchPage('1')).rejects.toThrow('did not reach the gateway')
  expect(print).not.toHaveBeenCalled()
})
