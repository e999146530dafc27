/** "ljvdg is what becomes of a word when the keyboard is still in the other language." */

import { foldDigits } from './digits.ts'

/** The keys of a QWERTY keyboard and what each writes in the Arabic layout of Windows (Arabic 101), without Shift. */
const KEYS: readonly (readonly [latin: string, arabic: string])[] = [
  ...pairs('qwertyuiop[]', 'ضصثقفغعهخحجد'),
  ...pairs("asdfghjkl;'", 'شسيبلاتنمكط'),
  ...pairs('`zxcvnm,./', 'ذئءؤرىةوزظ'),
  ['b', 'لا'],
]

const ARABIC = new Map(KEYS)
const LATIN = new Map(KEYS.map(([latin, arabic]) => [arabic, latin]))

/**
 * What the same keys write in the other layout, Arabic for Latin and Latin for Arabic, in small letters. Null where the text
 * has letters of both, of neither, or that the layout has not.
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
