/**
 * Money is a whole number of halalas. Only this module calculates with money and rounds it.
 *
 * At run time each type is a plain number. The compiler keeps them apart: a number is not assignable to them, nor one unit to
 * another, and `+`, `*` and `Math` do not compile. Amounts of one unit can be compared with `<`, `>` and `===`. Test `=== null`,
 * never truthiness: 0 is falsy.
 */

declare const unit: unique symbol

/** A whole number of halalas; SAR 1 is 100. */
export type Halalas = { readonly [unit]: 'halalas' }

/** An amount in SAR as sent by the API, with at most 2 decimals. */
export type Sar = { readonly [unit]: 'SAR' }

/** A percentage as a whole number of hundredths of a percent; 15 % is 1500. */
export type BasisPoints = { readonly [unit]: 'basis points' }

type Amount = Halalas | Sar | BasisPoints

function numberOf(amount: Amount): number {
  return amount as unknown as number
}

/** @throws RangeError for anything but a safe integer, so that a float never becomes money */
export function halalas(n: number): Halalas {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of halalas: ${n}`)
  return (n === 0 ? 0 : n) as unknown as Halalas
}

export const ZERO = halalas(0)

/** @throws RangeError for more than 2 decimals, NaN and infinities */
export function sar(n: number): Sar {
  if (!hasTwoDecimals(n)) throw new RangeError(`not an amount in SAR with at most 2 decimals: ${n}`)
  return n as unknown as Sar
}

/** True if an untrusted value is an amount in SAR: 0 or more, at most 2 decimals. */
export function isSar(value: unknown): value is Sar {
  return typeof value === 'number' && value >= 0 && hasTwoDecimals(value)
}

function hasTwoDecimals(n: number): boolean {
  const hundredths = Math.round(n * 100)
  return Number.isSafeInteger(hundredths) && hundredths / 100 === n
}

/**
 * Converts SAR of the API to halalas: 45.5 → 4550.
 * @throws RangeError like `sar`: API data may carry the type without having been checked
 */
export function fromSar(amount: Sar): Halalas {
  return halalas(Math.round(numberOf(sar(numberOf(amount))) * 100))
}

/** Converts halalas to SAR of the API: 4550 → 45.5. */
export function toSar(amount: Halalas): Sar {
  return (numberOf(amount) / 100) as unknown as Sar
}

/** Formats SAR for machines, with 2 decimals: 4550 → '45.50'. */
export function toDecimal(amount: Halalas): string {
  return numberOf(toSar(amount)).toFixed(2)
}

/** @throws RangeError for anything but a whole number of 0 or more */
export function basisPoints(n: number): BasisPoints {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(`not a whole number of hundredths of a percent: ${n}`)
  return n as unknown as BasisPoints
}

/**
 * Converts a percentage of the API or of a form: 7.5 → 750.
 * @throws RangeError for a negative percentage and for more than 2 decimals
 */
export function fromPercent(percent: number): BasisPoints {
  const points = Math.round(percent * 100)
  if (points / 100 !== percent) throw new RangeError(`not a percentage with at most 2 decimals: ${percent}`)
  return basisPoints(points)
}

/** 750 → 7.5. */
export function toPercent(rate: BasisPoints): number {
  return numberOf(rate) / 100
}

export function add(...amounts: Halalas[]): Halalas {
  return halalas(amounts.reduce((sum, amount) => sum + numberOf(amount), 0))
}

export function subtract(from: Halalas, what: Halalas): Halalas {
  return halalas(numberOf(from) - numberOf(what))
}

/** @throws RangeError unless `count` is a whole number of 0 or more. */
export function times(amount: Halalas, count: number): Halalas {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a number of pieces: ${count}`)
  return halalas(numberOf(amount) * count)
}

/** Returns how often `part` fits into `amount`; Infinity or NaN if `part` is 0. */
export function wholeTimes(part: Halalas, amount: Halalas): number {
  return Math.floor(numberOf(amount) / numberOf(part))
}

/** Returns how many times as much as `other` the amount is: 0.5 is half. Infinity or NaN if `other` is 0. */
export function timesAsMuch(amount: Halalas, other: Halalas): number {
  return numberOf(amount) / numberOf(other)
}

/** Divides an amount into equal parts; null if a remainder would be left. */
export function partedEvenly(amount: Halalas, parts: number): Halalas | null {
  const part = numberOf(amount) / parts
  return Number.isSafeInteger(part) ? halalas(part) : null
}

/**
 * Returns amount / count in SAR as a decimal of 2 to 10 places if it is exact in them, otherwise of 12, rounded half up: the unit
 * price that gives a line back to the halala.
 * @throws RangeError unless `amount` is 0 or more and `count` a whole number of 1 or more
 */
export function decimalPerUnit(amount: Halalas, count: number): string {
  if (amount < ZERO || !Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`not an amount per unit: ${numberOf(amount)} / ${count}`)
  const exact = [2, 3, 4, 5, 6, 7, 8, 9, 10].find((places) => scaled(amount, places) % BigInt(count) === 0n)
  const places = exact ?? 12
  const digits = (2n * scaled(amount, places) + BigInt(count)) / (2n * BigInt(count))
  const text = `${digits}`.padStart(places + 1, '0')
  return `${text.slice(0, -places)}.${text.slice(-places)}`
}

function scaled(amount: Halalas, places: number): bigint {
  return BigInt(numberOf(amount)) * 10n ** BigInt(places - 2)
}

/** Returns a percentage of an amount, rounded half up once (contract, "The sums"). */
export function percentOf(amount: Halalas, rate: BasisPoints): Halalas {
  return roundedHalfUp(amount, BigInt(numberOf(rate)), 10_000n)
}

/**
 * Returns the tax within a gross amount, rounded half up once: 15.00 of 115.00 at 15 % (contract, `tax_included`; ZATCA's XML
 * standard, 9).
 */
export function percentWithin(gross: Halalas, rate: BasisPoints): Halalas {
  const points = BigInt(numberOf(rate))
  return roundedHalfUp(gross, points, 10_000n + points)
}

/** True if `tax` differs from the exact tax within a gross amount by at most a halala. */
export function isTaxWithin(tax: Halalas, gross: Halalas, rate: BasisPoints): boolean {
  const points = BigInt(numberOf(rate))
  const whole = 10_000n + points
  const difference = BigInt(numberOf(tax)) * whole - BigInt(numberOf(gross)) * points
  return difference <= whole && difference >= -whole
}

/**
 * Returns amount × part / whole, rounded half up once.
 * @throws RangeError unless 0 ≤ part ≤ whole and whole > 0
 */
export function shareOf(amount: Halalas, part: Halalas, whole: Halalas): Halalas {
  if (part < ZERO || part > whole || whole <= ZERO) throw new RangeError('not a part of the whole')
  return roundedHalfUp(amount, BigInt(numberOf(part)), BigInt(numberOf(whole)))
}

/**
 * Returns amount / count, rounded half up once.
 * @throws RangeError unless `count` is a whole number of 1 or more
 */
export function meanOf(amount: Halalas, count: number): Halalas {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a number of parts: ${count}`)
  return roundedHalfUp(amount, 1n, BigInt(count))
}

/** BigInt: an amount times 10,000 may exceed the safe integers. */
function roundedHalfUp(amount: Halalas, numerator: bigint, denominator: bigint): Halalas {
  if (amount < ZERO) throw new RangeError('a percentage is taken of an amount of 0 or more')
  return halalas(Number((2n * BigInt(numberOf(amount)) * numerator + denominator) / (2n * denominator)))
}
