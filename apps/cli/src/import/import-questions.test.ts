/** "Nothing is imported about which the owner was not asked, even if the folder or the shop changes while they think." */

import type { UndoneEdit } from '@zayy/shop/catalogue-files/import/changes/undone-edits'
import type { ImportWarning } from '@zayy/shop/catalogue-files/import/import-issues'
import { expect, test } from 'vitest'
import { importWithAnswers, type Questions, type Way } from './import-questions.ts'

const warning = (reason: string, asks = true): ImportWarning => ({
  file: 'tiers.csv',
  row: null,
  column: 'price',
  reason,
  asks,
})
const undone = (key: string): UndoneEdit => ({
  thing: 'setting',
  change: 'changed',
  key,
  name: null,
  by: 'Ahmed',
  at: new Date(0),
})

/** Imports with the questions of each attempt, repeating the last. Returns the questions asked and the result. */
async function run(attempts: Questions[], given: { yes?: boolean; edits?: Way } = {}) {
  const log: unknown[] = []
  let count = 0
  const { edits, open } = await importWithAnswers(
    { yes: given.yes ?? false, edits: given.edits },
    async ({ open: openOf, needsAnswer }) => {
      const open = openOf(attempts[Math.min(count++, attempts.length - 1)] ?? { warnings: [], undone: [] })
      return { open, isAsked: needsAnswer(open) }
    },
    {
      show: ({ warnings, undone }) =>
        log.push([...warnings.map(({ reason }) => reason), ...undone.map(({ key }) => key)].join(' ')),
      chooseWay: async () => {
        log.push('way?')
        return 'keep'
      },
      confirm: async () => {
        log.push('go on?')
      },
    },
  )
  return { log, edits, told: open.warnings.map(({ reason }) => reason) }
}

test('asks once about a warning that stays', async () => {
  const found = { warnings: [warning('doubled'), warning('small photo', false)], undone: [] }
  expect(await run([found])).toEqual({ log: ['doubled small photo', 'go on?'], edits: undefined, told: [] })
})

test('asks again about warnings that are new since, and only about those', async () => {
  const [first, second] = [warning('doubled'), warning('halved')]
  expect(
    (
      await run([
        { warnings: [first], undone: [] },
        { warnings: [first, second], undone: [] },
      ])
    ).log,
  ).toEqual(['doubled', 'go on?', 'halved', 'go on?'])
})

test('lists a new warning that needs no answer without asking', async () => {
  const found = { warnings: [warning('doubled')], undone: [] }
  const later = { warnings: [warning('doubled'), warning('small photo', false)], undone: [] }
  expect(await run([found, later])).toMatchObject({ log: ['doubled', 'go on?'], told: ['small photo'] })
})

test('asks about all edits by commands again after a new one', async () => {
  const found = { warnings: [], undone: [undone('phone')] }
  const later = { warnings: [], undone: [undone('phone'), undone('email')] }
  expect(await run([found, later])).toMatchObject({
    log: ['phone', 'way?', 'phone email', 'way?'],
    edits: 'keep',
  })
})

test('asks nothing that options answer', async () => {
  const found = { warnings: [warning('doubled')], undone: [undone('phone')] }
  expect(await run([found], { yes: true, edits: 'overwrite' })).toEqual({
    log: [],
    edits: 'overwrite',
    told: ['doubled'],
  })
  expect((await run([found], { yes: true })).log).toEqual(['doubled phone', 'way?'])
})
