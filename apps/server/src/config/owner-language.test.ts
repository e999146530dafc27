import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { chosenLanguage, ownerLanguage, rememberLanguage } from './owner-language.mjs'

test('the language chosen in setup comes after LC_ALL and before the system’s', async () => {
  const project = await temporaryFolder()
  expect(ownerLanguage({}, project)).toBe('en')
  expect(ownerLanguage({ LANG: 'ar_SA.UTF-8' }, project)).toBe('ar')
  rememberLanguage(project, 'ar')
  expect(ownerLanguage({ LANG: 'en_GB.UTF-8' }, project)).toBe('ar')
  expect(ownerLanguage({ LC_ALL: 'C', LANG: 'ar_SA.UTF-8' }, project)).toBe('en')
  await writeFile(join(project, '.shop-language'), 'klingon')
  expect(chosenLanguage(project)).toBeUndefined()
  rememberLanguage(join(project, 'gone'), 'ar')
  expect(chosenLanguage(join(project, 'gone'))).toBeUndefined()
})
