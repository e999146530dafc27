/** Money is a whole number of halalas, and this is the one place that rounds it. */

/** A whole number of halalas; SAR 1 is 100. Made by `halalas` or `fromSar` alone. */
export type Halalas = number & { readonly __unit: 'halalas' }

/**
 * Takes a whole number as halalas.
 * @throws RangeError for anything but a safe integer, so that a float never becomes money.
 */
export function halalas(n: number): Halalas {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of halalas: ${n}`)
  return (n === 0 ? 0 : n) as Halalas
}

/**
 * SAR as they cross the wire, at most 2 decimals: 45.5 → 4550.
 * @throws RangeError for more decimals than 2, for NaN and for infinities.
 */
export function fromSar(sar: number): Halalas {
  const whole = Math.round(sar * 100)
  if (whole / 100 !== sar) throw new RangeError(`not an amount in SAR with at most 2 decimals: ${sar}`)
  return halalas(whole)
}

/** Halalas as the wire carries them: 4550 → 45.5. */
export function toSar(amount: Halalas): number {
  return amount / 100
}

export function add(...amounts: Halalas[]): Halalas {
  return halalas(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function subtract(from: Halalas, what: Halalas): Halalas {
  return halalas(from - what)
}

/** @throws RangeError unless `count` is a whole number of 0 or more. */
export function times(amount: Halalas, count: number): Halalas {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a number of pieces: ${count}`)
  return halalas(amount * count)
}

/**
 * That percentage of an amount, rounded half up to the halala, once (contract, "The sums").
 * @param percent 0 or more, at most 2 decimals: 15, 7.5, 12.25
 */
export function percentOf(amount: Halalas, percent: number): Halalas {
  return roundedHalfUp(amount, basisPoints(percent), 10_000n)
}

/**
 * The part of a gross amount that is tax, rounded half up, once: of 115.00 at 15 % it is 15.00
 * (contract, `tax_included`; ZATCA's XML standard, 9).
 */
export function percentWithin(gross: Halalas, percent: number): Halalas {
  const points = basisPoints(percent)
  return roundedHalfUp(gross, points, 10_000n + points)
}

function basisPoints(percent: number): bigint {
  return BigInt(fromSar(percent))
}

/** BigInt, because an amount times 10,000 may leave the safe integers. */
function roundedHalfUp(amount: Halalas, numerator: bigint, denominator: bigint): Halalas {
  if (amount < 0 || numerator < 0n) throw new RangeError('a percentage is taken of an amount of 0 or more')
  return halalas(Number((2n * BigInt(amount) * numerator + denominator) / (2n * denominator)))
}
