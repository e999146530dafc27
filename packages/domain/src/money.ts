/**
 * Money is a whole number of halalas, and this is the one place that calculates with it and rounds it.
 *
 * At run time each of these types is a plain number. To the compiler none of them is: a number does not pass for one,
 * none passes for a number or for another, and `+`, `*` or `Math` on them do not compile. Two of the same unit can be
 * compared with `<`, `>` and `===`; ask `=== null`, never whether an amount is truthy, since 0 is not.
 */

declare const unit: unique symbol

/** A whole number of halalas; SAR 1 is 100. */
export type Halalas = { readonly [unit]: 'halalas' }

/** An amount in SAR as the wire carries it, with at most 2 decimals. */
export type Sar = { readonly [unit]: 'SAR' }

/** A percentage as a whole number of hundredths of a percent; 15 % is 1500. */
export type BasisPoints = { readonly [unit]: 'basis points' }

type Amount = Halalas | Sar | BasisPoints

function numberOf(amount: Amount): number {
  return amount as unknown as number
}

/**
 * Takes a whole number as halalas.
 * @throws RangeError for anything but a safe integer, so that a float never becomes money.
 */
export function halalas(n: number): Halalas {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of halalas: ${n}`)
  return (n === 0 ? 0 : n) as unknown as Halalas
}

export const zero = halalas(0)

/**
 * Takes a number as SAR.
 * @throws RangeError for more decimals than 2, for NaN and for infinities.
 */
export function sar(n: number): Sar {
  if (!hasTwoDecimals(n)) throw new RangeError(`not an amount in SAR with at most 2 decimals: ${n}`)
  return n as unknown as Sar
}

/** Whether something that was stored or sent is an amount in SAR: 0 or more, at most 2 decimals. */
export function isSar(value: unknown): value is Sar {
  return typeof value === 'number' && value >= 0 && hasTwoDecimals(value)
}

function hasTwoDecimals(n: number): boolean {
  const hundredths = Math.round(n * 100)
  return Number.isSafeInteger(hundredths) && hundredths / 100 === n
}

/**
 * SAR as they cross the wire: 45.5 → 4550.
 * @throws RangeError as `sar`, since what came over the wire may have been typed as SAR without being looked at
 */
export function fromSar(amount: Sar): Halalas {
  return halalas(Math.round(numberOf(sar(numberOf(amount))) * 100))
}

/** Halalas as the wire carries them: 4550 → 45.5. */
export function toSar(amount: Halalas): Sar {
  return (numberOf(amount) / 100) as unknown as Sar
}

/** With 2 decimals and nothing else, as machines read it: 4550 → '45.50'. */
export function toDecimal(amount: Halalas): string {
  return numberOf(toSar(amount)).toFixed(2)
}

/**
 * Takes a whole number as hundredths of a percent.
 * @throws RangeError for anything but a whole number of 0 or more.
 */
export function basisPoints(n: number): BasisPoints {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not hundredths of a percent: ${n}`)
  return n as unknown as BasisPoints
}

/**
 * A percentage as the wire and a shopkeeper have it: 7.5 → 750.
 * @throws RangeError for a negative one and for more decimals than 2.
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

/** How many whole times `part` goes into `amount`; Infinity or NaN where `part` is 0. */
export function wholeTimes(part: Halalas, amount: Halalas): number {
  return Math.floor(numberOf(amount) / numberOf(part))
}

/** An amount in so many equal parts; null where it cannot be parted without a remainder. */
export function partedEvenly(amount: Halalas, parts: number): Halalas | null {
  const part = numberOf(amount) / parts
  return Number.isSafeInteger(part) ? halalas(part) : null
}

/** That percentage of an amount, rounded half up to the halala, once (contract, "The sums"). */
export function percentOf(amount: Halalas, rate: BasisPoints): Halalas {
  return roundedHalfUp(amount, BigInt(numberOf(rate)), 10_000n)
}

/**
 * The part of a gross amount that is tax, rounded half up, once: of 115.00 at 15 % it is 15.00
 * (contract, `tax_included`; ZATCA's XML standard, 9).
 */
export function percentWithin(gross: Halalas, rate: BasisPoints): Halalas {
  const points = BigInt(numberOf(rate))
  return roundedHalfUp(gross, points, 10_000n + points)
}

/**
 * What falls to a part of a whole, of an amount that falls to all of it, rounded half up, once: the tax within a refund is its
 * share of the invoice's.
 * @throws RangeError unless the part is between 0 and the whole, and the whole more than 0
 */
export function shareOf(amount: Halalas, part: Halalas, whole: Halalas): Halalas {
  if (part < zero || part > whole || whole <= zero) throw new RangeError('not a part of the whole')
  return roundedHalfUp(amount, BigInt(numberOf(part)), BigInt(numberOf(whole)))
}

/**
 * What each of `count` equal parts would be, rounded half up, once: an order's average.
 * @throws RangeError unless `count` is a whole number of 1 or more
 */
export function meanOf(amount: Halalas, count: number): Halalas {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a number of parts: ${count}`)
  return roundedHalfUp(amount, 1n, BigInt(count))
}

/** BigInt, because an amount times 10,000 may leave the safe integers. */
function roundedHalfUp(amount: Halalas, numerator: bigint, denominator: bigint): Halalas {
  if (amount < zero) throw new RangeError('a percentage is taken of an amount of 0 or more')
  return halalas(Number((2n * BigInt(numberOf(amount)) * numerator + denominator) / (2n * denominator)))
}
