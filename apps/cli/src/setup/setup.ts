import type { Locale } from '@zayy/i18n/locale'
import type { LocalizedKey, SettingKey, SharedKey } from '@zayy/shop/catalogue-files/setting-table'
import { type Answer, checkAnswer, checkSetting } from '@zayy/shop/catalogue-files/setup/check-answer'
import type { SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Ask } from './ask.ts'
import type { QuestionId, TextId } from './question-ids.ts'

/** A run of `shop setup`. */
export type Setup = {
  ask: Ask<QuestionId>
  folder: SetupFolder
  locale: Locale
  messages: CommandMessages
  /** Ask answered questions too, with the answers as defaults. */
  again: boolean
}

/** A text in both languages. */
export type Names = { ar: string; en: string }

/** A group of questions. Each question writes its answer to the folder and is skipped once the folder has it. */
export type Step = {
  id: keyof CommandMessages['setupCommands']['steps']
  isAnswered: (folder: SetupFolder) => boolean
  run: (setup: Setup) => Promise<void>
}

/** Returns what is wrong with an answer as a sentence, or null. */
export const issueOf = (answer: Answer, { setupCommands }: CommandMessages): string | null =>
  'issue' in answer ? setupCommands.ask.wrong(answer.issue) : null

/** Returns true if the owner writes names in both languages. Otherwise the English pages show the Arabic names. */
function isBilingual({ folder }: Setup): boolean {
  const name = folder.setting('app_name')
  return name !== null && name.ar !== name.en
}

/** @property optional an empty answer means "later" */
type SettingQuestion = { message: string; initial?: string; optional?: boolean }

/** Asks for a setting without a language, unless the folder has it. Returns its text. */
export async function askShared(
  { ask, folder, locale, messages, again }: Setup,
  key: SharedKey & QuestionId,
  { message, initial, optional = false }: SettingQuestion,
): Promise<string> {
  const known = folder.setting(key)
  if (known && !again) return known.ar
  const answer = await ask.text({
    id: key,
    message,
    ...defaultOf(known?.ar || initial, optional ? messages.setupCommands.later : undefined),
    optional,
    check: (typed) => checkText(key, typed, optional, { locale, messages }),
  })
  await folder.setSetting(key, answer)
  return answer
}

/** Asks for a setting in the owner's language, and in the other if they write both. */
export async function askLocalized(
  setup: Setup,
  key: LocalizedKey & TextId,
  { message, initial, optional = false }: Omit<SettingQuestion, 'initial'> & { initial?: Names | undefined },
): Promise<Names> {
  const { folder, locale, messages, again } = setup
  const known = folder.setting(key)
  if (known && !again) return known
  const names = await askNames(setup, {
    id: key,
    message,
    // An earlier run may have skipped this question, which leaves an empty answer: suggest the default again.
    initial: known?.[locale] ? known : initial,
    optional,
    check: (typed) => checkText(key, typed, optional, { locale, messages }),
  })
  await folder.setSetting(key, names.ar, names.en)
  return names
}

/** Asks for a text in the owner's language, and in the other if they write both. */
export async function askNames(
  setup: Setup,
  question: {
    id: TextId
    message: string
    initial?: Names | undefined
    optional?: boolean
    check: (typed: string) => string | null
  },
): Promise<Names> {
  const { ask, locale } = setup
  const { setupCommands: texts } = setup.messages
  const { id, message, initial, optional = false, check } = question
  const other = locale === 'ar' ? 'en' : 'ar'
  const hint = optional ? texts.later : undefined
  const own = await ask.text({ id, message, optional, ...defaultOf(initial?.[locale], hint), check })
  const suggested = own === initial?.[locale] ? initial[other] : own
  if (own === '' || !isBilingual(setup)) return inBoth(own, suggested, locale)
  const translated = await ask.text({
    id: `${id}_${other}`,
    message: texts.inOther(message),
    optional,
    ...defaultOf(suggested, hint),
    check,
  })
  return inBoth(own, translated, locale)
}

function inBoth(own: string, other: string, locale: Locale): Names {
  return locale === 'ar' ? { ar: own, en: other } : { ar: other, en: own }
}

function checkText(
  key: SettingKey,
  typed: string,
  optional: boolean,
  { locale, messages }: Pick<Setup, 'locale' | 'messages'>,
): string | null {
  if (typed === '') return optional ? null : issueOf(checkAnswer('line', typed, locale), messages)
  return issueOf(checkSetting(key, typed, locale), messages)
}

function defaultOf(initial: string | undefined, hint: string | undefined) {
  return { ...(initial ? { initial } : {}), ...(hint ? { hint } : {}) }
}
