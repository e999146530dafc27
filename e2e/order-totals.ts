/** Independent calculation of an order's totals after contract.md, in halalas. */

export type Line = { tiers: readonly { from: number; to: number; price: number }[]; pieces: number }
export type Coupon = { type: string; amount: number } | null
export type OrderTotals = ReturnType<typeof totalsOf>

const halalas = (sar: number) => Math.round(sar * 100)

/** Rounds half up. */
const share = (amount: number, percent: number) =>
  Number((BigInt(amount) * BigInt(halalas(percent)) + 5_000n) / 10_000n)

/** Returns the price per piece at this quantity. */
export function priceAt({ tiers, pieces }: Line): number {
  const tier = tiers.find(({ from, to }) => from <= pieces && pieces <= to) ?? tiers[0]
  return halalas(tier?.price ?? 0)
}

/** @param fee shipping fee of the city in SAR. @param tax percent, added to the prices */
export function totalsOf(
  lines: readonly Line[],
  { coupon, fee, tax }: { coupon: Coupon; fee: number; tax: number },
) {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const items = lines.reduce((sum, line) => sum + line.pieces * priceAt(line), 0)
  const beforeTiers = lines.reduce(
    (sum, { tiers, pieces }) => sum + pieces * halalas(tiers[0]?.price ?? 0),
    0,
  )
  const off =
    coupon === null
      ? 0
      : coupon.type === '0'
        ? Math.min(halalas(coupon.amount), items)
        : share(items, Math.min(coupon.amount, 100))
  const shipping = halalas(fee) * lines.length
  const vat = share(items - off, tax)
  return {
    pieces,
    beforeTiers,
    saving: beforeTiers - items,
    items,
    coupon: off,
    shipping,
    tax: vat,
    /** With the part in the shipping fee, as on the invoice. */
    invoiceTax: vat + Math.round((shipping * tax) / (100 + tax)),
    grand: items - off + shipping + vat,
  }
}

/** Formats an amount as the shop does: 1,234.50 */
export function written(amount: number): string {
  const riyals = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${riyals}.${String(amount % 100).padStart(2, '0')}`
}
