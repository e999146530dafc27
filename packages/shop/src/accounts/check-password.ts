import { visibleLength } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import type { ValidationIssue } from '../domain-error.ts'

/**
 * Words that Saudi customers use as passwords and that lists of leaked passwords rarely have; in lower case.
 */
const localWords = `
  riyadh,jeddah,makkah,mecca,madinah,dammam,khobar,saudi,saudiarabia,arabia,ksa
  mohammed,muhammad,abdullah,abdulrahman,abdulaziz,ahmed,ali,khalid,fahad,faisal,saud,sultan,turki
  fatimah,maryam,nora,noura,sara,alhilal,alnassr,alittihad
  zayy,uniform,scrubs,alhamdulillah,bismillah,allah,ramadan
  الرياض,جدة,مكة,المدينة,الدمام,الخبر,السعودية,المملكة,العربية
  محمد,عبدالله,عبدالرحمن,احمد,أحمد,علي,خالد,فهد,نورة,سارة,فاطمة,الهلال,النصر,الاتحاد
  كلمةالمرور,كلمة المرور,كلمةالسر,كلمة السر,مرحبا,الحمدلله,بسم الله,بسمالله,الله,رمضان,زيّ,زي`
  .trim()
  .split(/,|\n */)

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Digits and symbols ignored around a word, such as a year. */
const MAX_SURROUNDING = 8

/** Shortest run or repetition refused after removing symbols; the rest may be shorter than a password. */
const MIN_RUN = 6

/** Characters that people type instead of letters. */
const LEET_LETTERS: Readonly<Record<string, string>> = {
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
 * Returns `passwordCommon` if a new password is easy to guess: a common password or word, also with digits and
 * symbols around it or in place of letters, a run or repetition, the customer's e-mail address or the shop's
 * name (ASVS 6.2.4, 6.2.11; NIST SP 800-63B, 3.1.1.2). Requires no kinds of characters. Does not check the
 * length.
 * @param known what an attacker knows of the customer: e-mail address, shop name
 */
export async function passwordIssue(
  password: string,
  known: readonly string[],
): Promise<ValidationIssue | null> {
  const normalized = normalize(password)
  if (visibleLength(normalized) === 0 || isRun(normalized)) return 'passwordCommon'
  const guessable = new Set([...known.map(normalize).filter((text) => text.length >= 3), ...localWords])
  const listed = await loadCommonPasswords()
  const isWord = (text: string) => text.length >= 3 && (guessable.has(text) || listed.has(text))
  if (listed.has(normalized) || guessable.has(normalized)) return 'passwordCommon'
  const isGuessable = (core: string) => isWord(core) || (core.length >= MIN_RUN && isRun(core))
  return coreVariants(normalized).some(isGuessable) ? 'passwordCommon' : null
}

/**
 * Returns the password without symbols, surroundings and repetition, with letters restored, and in the other
 * keyboard layout.
 */
function coreVariants(normalized: string): string[] {
  const written = [
    normalized,
    otherLayout(normalized) ?? normalized,
    normalized.replace(/[^\p{L}\p{N}]/gu, ''),
  ]
  const words = written
    .flatMap((text) => [text, withLetters(text)])
    .flatMap((text) => [text, withoutSurroundings(text)])
  const cores = words.flatMap((word) => [word, withLetters(word), word.replace(/^(.+?)\1+$/su, '$1')])
  return [...new Set(cores)]
}

/**
 * Strips digits and symbols around a word; returns texts with more than `MAX_SURROUNDING` of them unchanged.
 */
function withoutSurroundings(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return text.length - word.length <= MAX_SURROUNDING ? word : text
}

function withLetters(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => LEET_LETTERS[character] ?? character)
}

/** Rows of keys, and alphabets whose letters do not follow each other in Unicode. */
const alphabets = [
  ...['!@#$%^&*()', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط'],
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
]

/** Returns whether all characters are equal, each follows the one before it, or two to four repeat. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  if (alphabets.some((alphabet) => alphabet.includes(text))) return true
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  const [step] = steps
  return (
    (steps.size === 1 && step !== undefined && Math.abs(step) <= 1) ||
    new Set(codes).size <= 2 ||
    /^(.{3,4})\1+$/su.test(text)
  )
}

/** Loads the list of leaked passwords on first use. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return commonPasswords
}

/** Lower case, with digits of all scripts as 0-9. */
function normalize(text: string): string {
  return foldDigits(text.normalize('NFKC').toLowerCase())
}
