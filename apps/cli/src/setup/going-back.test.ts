import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { expect, test } from 'vitest'
import { commandMessages } from '../command-line/messages.ts'
import { type Ask, BackRequest } from './ask.ts'
import { bankStep, shopStep } from './ask-shop.ts'
import { withGoingBack } from './going-back.ts'
import type { QuestionId } from './question-ids.ts'

const BACK = null

/** Gives the answers in order and records the questions. */
function scripted(answers: readonly (string | null)[]) {
  const asked: string[] = []
  const rest = [...answers]
  const next = (id: string, initial: string | undefined) => {
    asked.push(initial ? `${id}=${initial}` : id)
    const answer = rest.shift()
    if (answer === BACK) throw new BackRequest()
    return answer ?? ''
  }
  const ask: Ask<QuestionId> = {
    text: async ({ id, initial }) => next(id, initial) || (initial ?? ''),
    one: async ({ id, choices, initial }) => {
      const answer = next(id, undefined)
      const chosen = choices.find(({ value }) => value === answer)?.value ?? initial
      if (chosen === undefined) throw new Error(`no answer to ${id}`)
      return chosen
    },
    some: async ({ initial }) => [...initial],
    say: () => {},
  }
  return { ask, asked }
}

test('goes back one question at a time and restores the folder as it was before the question', async () => {
  const path = await temporaryFolder()
  const folder = await SetupFolder.open(path, 'en')
  const { ask, asked } = scripted([
    ...[BACK, 'Dira', BACK, 'Diraa', 'no', 'About us', BACK, BACK, 'no', 'About Diraa'],
    ...['0501234567', '', 'a@diraa.example', BACK, 'b@diraa.example', ''],
  ])
  const messages = commandMessages('en')
  await withGoingBack({ ask, folder, locale: 'en', messages, again: false }, async (setup) => {
    for (const step of [shopStep, bankStep]) if (!step.isAnswered(folder)) await step.run(setup)
  })
  expect(asked).toEqual([
    ...['app_name', 'app_name', 'bilingual', 'app_name=Dira', 'bilingual', 'footer_about=Diraa', 'phone'],
    ...['footer_about=About us', 'bilingual', 'footer_about=Diraa', 'phone', 'whatsapp=0501234567', 'email'],
    ...['bank_iban', 'email=a@diraa.example', 'bank_iban'],
  ])
  const values = Object.fromEntries(folder.rows('settings.csv').map(({ key, en, ar }) => [key, en || ar]))
  expect(values).toMatchObject({ app_name: 'Diraa', footer_about: 'About Diraa', email: 'b@diraa.example' })
  const reread = await SetupFolder.open(path, 'en')
  expect(reread.rows('settings.csv')).toEqual(folder.rows('settings.csv'))
  expect(await readdir(path)).toEqual(['settings.csv'])
})

test.runIf(process.platform !== 'win32')(
  'refuses a table that is a pipe without waiting for it',
  async () => {
    const path = await temporaryFolder()
    execFileSync('mkfifo', [join(path, 'settings.csv')])
    await expect(SetupFolder.open(path, 'en')).rejects.toThrow('settings.csv cannot be read')
  },
)
