import { randomInt } from 'node:crypto'

/** Digits and capitals that are not mistaken for one another, and no vowels, so that no code is a word. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 8

/** A new order code such as 7KQM-X4TD: one of 28^8, 378 thousand million, so that none is guessed or counted to. */
export function randomOrderCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
