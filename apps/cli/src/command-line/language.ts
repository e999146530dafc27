import type { Locale } from '@zayy/i18n/locale'

/** What stands before any command, taken out of the line: the language of the output and whether help is asked for. */
export type LeadingOptions = { lang: string | undefined; help: boolean; rest: string[] }

/** Takes `--lang`, `--help` and `-h` out of what was typed, wherever they stand before `--`. */
export function takeLeadingOptions(args: readonly string[]): LeadingOptions {
  const end = args.indexOf('--')
  const looked = end === -1 ? args : args.slice(0, end)
  const rest: string[] = []
  let lang: string | undefined
  let help = false
  for (let index = 0; index < looked.length; index += 1) {
    const argument = looked[index] ?? ''
    if (argument === '--help' || argument === '-h') help = true
    else if (argument.startsWith('--lang=')) lang = argument.slice('--lang='.length)
    else if (argument === '--lang') {
      lang = looked[index + 1] ?? ''
      index += 1
    } else rest.push(argument)
  }
  return { lang, help, rest: end === -1 ? rest : [...rest, ...args.slice(end)] }
}

/** The language that the system is set to: Arabic where it says so, else English. */
export function systemLocale(env: NodeJS.ProcessEnv): Locale {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ar\b|^ar_/i.test(named) ? 'ar' : 'en'
}
