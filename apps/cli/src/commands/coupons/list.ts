import { couponToWire } from '@zayy/domain/checkout/coupon-value'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { type ListedCoupon, listCoupons } from '@zayy/shop/checkout/change-coupons'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'

/** `shop coupons list`: valid coupons; with `--all`, also ended and used-up ones. */
export const list = defineCommand({
  help: ({ couponCommands: { list } }) => list,
  flags: ['all'],
  standard: ['json'],
  async run({ flag, env, messages, json, columns, print }) {
    const coupons = await withShop(env, 'read', ({ database }) =>
      listCoupons(database, riyadhDay(Date.now())),
    )
    const shown = coupons.filter(({ state }) => flag('all') || state === 'active' || state === 'scheduled')
    if (json) return print(shown.map(jsonRow))
    const texts = messages.couponCommands.list
    if (shown.length === 0) return print(texts.none)
    const numbers = { value: NUMBER, uses: NUMBER, perCustomer: NUMBER }
    const headings = tableColumns(texts.columns, { code: { shrinksTo: 12 }, ...numbers })
    const rows = shown.map((coupon) => tableRow(coupon, texts))
    print(textTable(headings, rows, columns))
  },
})

/** Uses the names and units of coupons.csv, and adds the state and the uses. */
function jsonRow({ code, terms, state, starts, ends, maxUses, perCustomer, used }: ListedCoupon) {
  return {
    code,
    ...couponToWire(terms),
    state,
    starts,
    ends,
    max_uses: maxUses,
    per_customer: perCustomer,
    used,
  }
}

function tableRow(
  { code, terms, state, starts, ends, maxUses, perCustomer, used }: ListedCoupon,
  texts: CommandMessages['couponCommands']['list'],
): string[] {
  const wire = couponToWire(terms)
  return [
    code,
    wire.type === '0' ? texts.fixed(formatAmount(wire.amount)) : formatPercent(wire.amount),
    texts.states[state],
    starts ?? '',
    ends ?? '',
    maxUses === null ? formatNumber(used) : texts.usesOf(formatNumber(used), formatNumber(maxUses)),
    perCustomer === null ? '' : formatNumber(perCustomer),
  ]
}
