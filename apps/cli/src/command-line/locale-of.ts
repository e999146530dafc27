import { parseArgs } from 'node:util'
import type { Locale } from '@zayy/i18n/locale'

/** Returns the language of `--lang`, else the system's if it is Arabic, else English. */
export function localeOf(args: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const { values } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false })
  if (values.lang === 'ar' || values.lang === 'en') return values.lang
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ar\b|^ar_/i.test(system) ? 'ar' : 'en'
}
