/** "A misspelt answer is named, never ignored." */

import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setupCommands } from '@zayy/i18n/messages/en/setup-commands'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const folder = await temporaryFolder()

async function read(content: string) {
  const file = join(folder, 'answers.json')
  await writeFile(file, content)
  return await readAnswers(file, setupCommands.file)
}

test('reads texts and lists of texts', async () => {
  const answers =
    '\uFEFF{"app_name":"زي","app_name_en":"Zay","colours":["navy"],"photo_navy":"1","fee_home":"20"}'
  expect([...(await read(answers)).keys()]).toHaveLength(5)
})

test.each([
  ['{"app_nam":"Zay"}', 'There is no question “app_nam”. Did you mean app_name?'],
  ['{"Phone":"0501234567"}', 'There is no question “Phone”. Did you mean phone?'],
  ['{"phone":"0501234567","fee-home":"20"}', 'There is no question “fee-home”. Did you mean fee_home?'],
  ['{"photo_nvy":"1"}', 'There is no question “photo_nvy”. Did you mean photo_navy?'],
  ['{"whatever":"1"}', 'There is no question “whatever”. Nothing was changed.'],
  ['{"__proto__":"1"}', 'There is no question “__proto__”.'],
  ['[]', 'is not a JSON file of answers'],
  ['{"phone":5}', 'is not a JSON file of answers'],
  ['{"phone":', 'is not a JSON file of answers'],
  [`{"phone":"${'5'.repeat(1_000_001)}"}`, 'is not a JSON file of answers'],
])('refuses %.40s', async (content, message) => {
  await expect(read(content)).rejects.toMatchObject({
    message: expect.stringContaining(message),
    exitCode: 2,
  })
})

test.runIf(process.platform !== 'win32')('refuses a pipe without waiting for it', async () => {
  const pipe = join(folder, 'pipe.json')
  execFileSync('mkfifo', [pipe])
  await expect(readAnswers(pipe, setupCommands.file)).rejects.toThrow('is no file')
})
