import { inTransaction } from '@zayy/database/in-transaction'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { changeUnit, retireFakeUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import { oweZatcaDocument } from '@zayy/shop/invoicing/zatca/owe-document'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { afterAll, expect, test } from 'vitest'
import { openZatca } from './config/open-zatca.ts'
import { onboardDemo } from './seed-demo.ts'

const database = await demoDatabase()
const dataDir = await temporaryFolder()
const zatca = openZatca({ zatca: 'fake', dataDir })
afterAll(() => zatca?.close())

test('connects the demo to phase 2 of the fake platform, and returns to phase 1 without it', async () => {
  if (!zatca) throw new Error('The fake platform is off')
  const tools = { platform: zatca.platform, keys: testKeys }
  await onboardDemo(database, tools, 'http://localhost:3000')
  await onboardDemo(database, tools, 'http://localhost:3000')
  const status = () => findUnitStatus(database, new Date())
  expect(await status()).toMatchObject({ unit: { environment: 'fake', state: 'active' } })
  await retireFakeUnit(database)
  expect(await status()).toMatchObject({ unit: undefined, accepted: 0, owed: 0 })
  await inTransaction(database, (transaction) =>
    oweZatcaDocument(transaction, { orderId: 1, creditNote: null }),
  )
  expect(await status()).toMatchObject({ owed: 0 })
  // The owner ended this unit, so phase 1 does not return.
  await onboardDemo(database, tools, 'http://localhost:3000')
  await changeUnit(database, { change: 'retire', by: 'noura' })
  await retireFakeUnit(database)
  expect(await database.$client.query('select because from zatca_units order by id')).toMatchObject({
    rows: [{ because: 'fake' }, { because: 'owner' }],
  })
})
