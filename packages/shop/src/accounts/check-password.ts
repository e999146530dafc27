import { visibleLength } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import type { ValidationIssue } from '../domain-error.ts'
import { localWords } from './local-words.ts'

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Characters that people put around a word to satisfy a rule: a year, a run of figures, a mark. */
const MAX_SURROUNDING = 8

/** What is left of a password without its marks may be shorter than a password: from so many characters on, a run is refused. */
const MIN_RUN = 6

/** Characters that stand for letters. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * What is wrong with a new password besides its length: that it is among the first that are tried, with figures and marks around it or
 * for letters in it too, a run or a repetition, or the customer's own address or the shop's name (ASVS 6.2.4, 6.2.11; NIST SP 800-63B, 3.1.1.2).
 * No rule asks for kinds of characters.
 *
 * @param known what whoever guesses knows of the customer: the e-mail address, the shop's name
 */
export async function passwordIssue(
  password: string,
  known: readonly string[],
): Promise<ValidationIssue | null> {
  const typed = plain(password)
  if (visibleLength(typed) === 0 || isRun(typed)) return 'passwordCommon'
  const guessable = new Set([...known.map(plain).filter((text) => text.length >= 3), ...localWords])
  const listed = await commonOnes()
  const isWord = (text: string) => text.length >= 3 && (guessable.has(text) || listed.has(text))
  if (listed.has(typed) || guessable.has(typed)) return 'passwordCommon'
  const isGuessed = (core: string) => isWord(core) || (core.length >= MIN_RUN && isRun(core))
  return coresOf(typed).some(isGuessed) ? 'passwordCommon' : null
}

/** What a password is in the end: without marks, without what is around a word, once where it is repeated, and in the other keyboard layout. */
function coresOf(typed: string): string[] {
  const written = [typed, otherLayout(typed) ?? typed, typed.replace(/[^\p{L}\p{N}]/gu, '')]
  const words = written.flatMap((text) => [text, withLetters(text)]).flatMap((text) => [text, wordIn(text)])
  const cores = words.flatMap((word) => [word, withLetters(word), word.replace(/^(.+?)\1+$/su, '$1')])
  return [...new Set(cores)]
}

/** The word without up to eight figures and marks around it; of a text with more, the text itself. */
function wordIn(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return text.length - word.length <= MAX_SURROUNDING ? word : text
}

function withLetters(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => letterOf[character] ?? character)
}

/** Alphabets whose letters do not follow each other in Unicode. */
const alphabets = [
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
]

/** All characters are the same, each follows the one before it, or two take turns. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  if (alphabets.some((alphabet) => alphabet.includes(text))) return true
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  const [step] = steps
  return (steps.size === 1 && step !== undefined && Math.abs(step) <= 1) || new Set(codes).size <= 2
}

/** The passwords that are found most in what was stolen elsewhere, read when first needed. */
function commonOnes(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return commonPasswords
}

/** Small letters, with digits of all kinds as 0-9. */
function plain(text: string): string {
  return foldDigits(text.normalize('NFKC').toLowerCase())
}
