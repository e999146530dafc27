/** Corrects text typed with the keyboard in the other language. */

import { foldDigits } from './digits.ts'

/** The keys of a QWERTY keyboard and the unshifted letter of each in the Windows Arabic layout (Arabic 101). */
const KEYS: readonly (readonly [latin: string, arabic: string])[] = [
  ...pairs('qwertyuiop[]', 'ضصثقفغعهخحجد'),
  ...pairs("asdfghjkl;'", 'شسيبلاتنمكط'),
  ...pairs('`zxcvnm,./', 'ذئءؤرىةوزظ'),
  ['b', 'لا'],
]

const ARABIC = new Map(KEYS)
const LATIN = new Map(KEYS.map(([latin, arabic]) => [arabic, latin]))

/**
 * Returns what the same keys type in the other layout, in lower case. Null if the text has letters of both scripts, of neither,
 * or letters that the layout lacks.
 */
export function otherLayout(text: string): string | null {
  const small = foldDigits(text.toLowerCase())
  const latin = /[a-z]/.test(small)
  const arabic = /[\u0621-\u064A]/.test(small)
  if (latin === arabic) return null
  const typed = latin ? [...small] : (small.match(/لا|./gsu) ?? [])
  const keys = latin ? ARABIC : LATIN
  const written = typed.map((letter) => keys.get(letter) ?? (/[\s\d]/.test(letter) ? letter : null))
  return written.includes(null) ? null : written.join('')
}

function pairs(latin: string, arabic: string): [string, string][] {
  return [...latin].map((key, at) => [key, arabic[at] ?? ''])
}
