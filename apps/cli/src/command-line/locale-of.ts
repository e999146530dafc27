import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Locale } from '@zayy/i18n/locale'
import { ownerLanguage } from '../../../server/src/config/owner-language.mjs'

/** The project's folder. */
export const project = fileURLToPath(new URL('../../../../', import.meta.url))

/** Returns the language of `--lang`, else the owner's. */
export function localeOf(args: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const { values } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false })
  if (values.lang === 'ar' || values.lang === 'en') return values.lang
  return ownerLanguage(env, project)
}
