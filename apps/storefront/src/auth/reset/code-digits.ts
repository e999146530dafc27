/** "Four boxes, a digit in each": what typing, pasting and the phone's own filling-in make of them. */

import { foldDigits } from '@zayy/domain/text/digits'

export const codeLength = 4

/** The text of a form's field: a digit or a space for each box. */
export function boxesOf(code: string): string[] {
  return [...code.padEnd(codeLength)].slice(0, codeLength).map((digit) => digit.trim())
}

/** The other way round. */
export function codeOf(boxes: readonly string[]): string {
  return boxes.map((digit) => digit || ' ').join('')
}

/**
 * What the boxes hold after a text came into one of them, and the box where typing goes on. What is no digit in any
 * script is ignored; several digits fill the boxes that follow, four fill all of them.
 * @param text what stands in the box now: its old digit too, where one was typed beside it
 */
export function typeDigits(
  boxes: readonly string[],
  at: number,
  text: string,
): { boxes: string[]; next: number } {
  const digits = foldDigits(text).replace(/\D/g, '')
  const old = boxes[at] ?? ''
  const isBesideOld = digits.length === 2 && old !== '' && digits.includes(old)
  const typed = isBesideOld ? digits.replace(old, '') : digits
  if (typed === '') return { boxes: boxes.with(at, ''), next: at }
  const from = typed.length >= codeLength ? 0 : at
  const filled = [...typed].slice(0, codeLength - from)
  return {
    boxes: boxes.map((digit, place) => filled[place - from] ?? digit),
    next: Math.min(from + filled.length, codeLength - 1),
  }
}
