import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiersFromWire } from '../catalog/price-tiers.ts'
import { fromPercent, fromSar, halalas, percentWithin, type Sar, sar, toSar } from '../money.ts'
import { invoiceSums } from '../orders/invoice-lines.ts'
import { arbitraryOrder } from '../testing/arbitrary-orders.ts'
import { type OrderToSum, orderTotals } from './order-totals.ts'

const scrubs = tiersFromWire([
  { from: 10, to: 49, price: sar(50) },
  { from: 50, to: 199, price: sar(45) },
])
const apron = tiersFromWire([{ from: 1, to: 100, price: sar(19.99) }])
const order: OrderToSum = {
  lines: [
    { tiers: scrubs, quantity: 60 },
    { tiers: apron, quantity: 3 },
  ],
  coupon: null,
  delivery: { amount: halalas(25_00), per: 'product', freeFrom: null },
  taxRate: fromPercent(15),
  taxIncluded: false,
}

describe('the sums', () => {
  it('adds tax and one shipping fee per product', () => {
    expect(orderTotals(order)).toEqual({
      lines: [
        { quantity: 60, unit: 4500, subtotal: 270_000, saving: 30_000 },
        { quantity: 3, unit: 1999, subtotal: 5_997, saving: 0 },
      ],
      pieces: 63,
      beforeTiers: 305_997,
      saving: 30_000,
      items: 275_997,
      coupon: 0,
      shipping: 5_000,
      tax: 41_400, // 41,399.55
      grand: 322_397,
    })
  })

  it('takes the coupon off before the tax', () => {
    const { coupon, tax, grand } = orderTotals({
      ...order,
      coupon: { kind: 'percentage', rate: fromPercent(10) },
    })
    expect({ coupon, tax, grand }).toEqual({ coupon: 27_600, tax: 37_260, grand: 290_657 })
  })

  it('does not add a tax included in the prices', () => {
    const { tax, grand } = orderTotals({
      ...order,
      coupon: { kind: 'fixed', amount: halalas(59_97) },
      taxIncluded: true,
    })
    expect({ tax, grand }).toEqual({ tax: 35_217, grand: 275_000 }) // 2,700.00 gross, of it 352.17
  })

  it('rounds tax once for the whole order, not per line', () => {
    const penny = { tiers: tiersFromWire([{ from: 1, to: 1, price: sar(0.02) }]), quantity: 1 }
    expect(orderTotals({ ...order, lines: [penny, penny, penny] }).tax).toBe(1)
  })

  it('reports no saving if a later tier is dearer', () => {
    const rising = tiersFromWire([
      { from: 1, to: 9, price: sar(10) },
      { from: 10, to: 99, price: sar(11) },
    ])
    const { saving, items, beforeTiers } = orderTotals({ ...order, lines: [{ tiers: rising, quantity: 10 }] })
    expect({ saving, items, beforeTiers }).toEqual({ saving: 0, items: 11_000, beforeTiers: 11_000 })
  })

  it('returns 0 for all totals of an empty cart', () => {
    const { lines, ...sums } = orderTotals({
      ...order,
      lines: [],
      coupon: { kind: 'fixed', amount: halalas(50_00) },
    })
    expect(lines).toEqual([])
    expect(new Set(Object.values(sums))).toEqual(new Set([0]))
  })
})

describe('10,000 random carts', () => {
  it('computes the same totals in the browser, on the server and on the invoice', () => {
    fc.assert(
      fc.property(arbitraryOrder, (random) => {
        const server = orderTotals(random)
        expect(orderTotals(asTheBrowserHasIt(random))).toEqual(server)
        expect(invoiceSums(asTheBillSaysIt(server, random))).toMatchObject({
          beforeTiers: server.beforeTiers,
          saving: server.saving,
          items: server.items,
          coupon: server.coupon,
          shipping: server.shipping,
          tax: server.tax,
          grand: server.grand,
        })
      }),
      { numRuns: 10_000 },
    )
  })

  it('matches totals computed independently', () => {
    fc.assert(fc.property(arbitraryOrder, (random) => Number(orderTotals(random).grand) === longhand(random)))
  })

  it('never returns negative totals, and is independent of line order', () => {
    fc.assert(
      fc.property(arbitraryOrder, (random) => {
        const { lines: _, ...sums } = orderTotals(random)
        expect(Math.min(...Object.values(sums).map(Number))).toBeGreaterThanOrEqual(0)
        expect(Number(sums.coupon)).toBeLessThanOrEqual(Number(sums.items))
        const { lines: __, ...turned } = orderTotals({ ...random, lines: random.lines.toReversed() })
        expect(turned).toEqual(sums)
      }),
    )
  })
})

/** Prices and fees reach the browser as SAR in JSON. */
function asTheBrowserHasIt(order: OrderToSum): OrderToSum {
  const wire = JSON.parse(
    JSON.stringify(
      order.lines.map(({ tiers, quantity }) => ({
        quantity,
        pieces: tiers.map(({ from, to, price }) => ({ from, to, price: toSar(price) })),
      })),
    ),
  ) as { quantity: number; pieces: { from: number; to: number; price: Sar }[] }[]
  return {
    ...order,
    lines: wire.map(({ quantity, pieces }) => ({ quantity, tiers: tiersFromWire(pieces) })),
    delivery: {
      ...order.delivery,
      amount: fromSar(JSON.parse(JSON.stringify(toSar(order.delivery.amount))) as Sar),
    },
  }
}

function asTheBillSaysIt(sums: ReturnType<typeof orderTotals>, { taxIncluded, taxRate }: OrderToSum) {
  return {
    items_total: toSar(sums.items),
    saving: toSar(sums.saving),
    coupon_value: toSar(sums.coupon),
    shipping: toSar(sums.shipping),
    shipping_tax: toSar(percentWithin(sums.shipping, taxRate)),
    tax: toSar(sums.tax),
    tax_included: taxIncluded,
    grand_total: toSar(sums.grand),
  }
}

/** The contract's sentences in exact fractions, written without the code under test. In halalas. */
function longhand({ lines, coupon, delivery, taxRate, taxIncluded }: OrderToSum): number {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    (numerator * 2n + denominator) / (denominator * 2n)
  const whole = (amount: unknown) => BigInt(Number(amount))
  let items = 0n
  for (const { tiers, quantity } of lines) {
    const price = (tiers.find((t) => t.from <= quantity && quantity <= t.to) ?? tiers[0])?.price ?? 0
    items += whole(price) * BigInt(quantity)
  }
  let off = 0n
  if (coupon?.kind === 'fixed') off = whole(coupon.amount) < items ? whole(coupon.amount) : items
  if (coupon?.kind === 'percentage')
    off = halfUp(items * whole(Math.min(10_000, Number(coupon.rate))), 10_000n)
  const rate = whole(taxRate)
  const added = taxIncluded ? 0n : halfUp((items - off) * rate, 10_000n)
  const isFree = delivery.freeFrom !== null && items - off >= whole(delivery.freeFrom)
  const fees = isFree ? 0n : delivery.per === 'order' ? 1n : BigInt(lines.length)
  return Number(items - off + added + whole(delivery.amount) * fees)
}
