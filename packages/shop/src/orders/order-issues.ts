import type { OrderInput } from '@zayy/contract/orders/order-input'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { greatestQuantity, leastQuantity, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { quantityIssueCode } from '@zayy/domain/catalog/quantity-limits'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import type { QuantityIssue, ValidationIssue, ValidationIssues } from '../domain-error.ts'
import type { OrderBuyer } from './order-buyer.ts'
import type { OrderData } from './order-data.ts'

/**
 * Every wrong field of an order at once (contract, POST /orders), `products.0.colors.1.color_id` as it was
 * sent. What is ordered 0 times is dropped before anything is asked of it.
 * @param lines what `orderLines` makes of its products
 */
export function orderIssues(
  input: OrderInput,
  buyer: OrderBuyer,
  lines: readonly OrderLine[],
  data: OrderData,
  cardPayment: boolean,
): ValidationIssues {
  const issues: ValidationIssues = {}
  const found = [
    ...buyerIssues(input, buyer, data),
    ...companyIssues(buyer),
    ...productIssues(input, lines, data),
  ]
  if (input.payment_method === 1 && !cardPayment) found.push(['payment_method', 'card'])
  if (input.payment_method === 0 && !takesTransfers(data)) found.push(['payment_method', 'transfer'])
  for (const [path, issue] of found) issues[path] ??= [issue]
  return issues
}

/** A transfer needs an account to go to, as the checkout names it. */
export function takesTransfers({ settings, seller }: OrderData): boolean {
  return (
    settings.bankIban !== null &&
    Object.values(seller ?? {}).some((translation) => translation?.hasAccount === true)
  )
}

type Found = [path: string, issue: ValidationIssue]

function buyerIssues(input: OrderInput, buyer: OrderBuyer, data: OrderData): Found[] {
  if ('address_id' in input) return chosenAddressIssues(buyer, data)
  const missing: Found[] = input.area_id === undefined && !needsNoArea(data) ? [['area_id', 'required']] : []
  return [...missing, ...placeIssues(data, input.area_id)]
}

/** What is wrong with a customer's address is wrong with which was chosen. */
function chosenAddressIssues({ fields }: OrderBuyer, data: OrderData): Found[] {
  if (fields.address === undefined) return [['address_id', 'unknownAddress']]
  // The area of an address saved before the city lost its areas is of no importance any more.
  const area = needsNoArea(data) ? undefined : fields.area_id
  const issues = placeIssues(data, area)
  if (issues.length > 0) return [['address_id', 'addressNotDelivered']]
  return area === undefined && !needsNoArea(data) ? [['address_id', 'addressWithoutArea']] : []
}

/** A tax invoice names the company and its VAT number. */
function companyIssues({ fields: { company_name, company_vat } }: OrderBuyer): Found[] {
  if ((company_name === undefined) === (company_vat === undefined)) return []
  return [[company_name === undefined ? 'company_name' : 'company_vat', 'companyIncomplete']]
}

/** A city without areas is delivered to all the same. */
function needsNoArea({ city, known }: OrderData): boolean {
  return city !== null && !known.areasOfCity
}

/**
 * A city is held against its country, an area against its city, where those are right; where not, it must at least exist.
 * @param areaId undefined where none was given
 */
function placeIssues({ country, city, area, known }: OrderData, areaId: number | undefined): Found[] {
  const found: Found[] = []
  if (!country) found.push(['country_id', 'unknownCountry'])
  if (!city && (country || !known.city)) found.push(['city_id', 'unknownCity'])
  if (areaId !== undefined && !area && (city || !known.area)) found.push(['area_id', 'unknownArea'])
  return found
}

function productIssues(input: OrderInput, lines: readonly OrderLine[], data: OrderData): Found[] {
  if (lines.length === 0) return [['products', 'nothingChosen']]
  const unknown = input.products.flatMap((product, index) => unknownParts(product, `products.${index}`, data))
  return [...unknown, ...quantityIssues(input, lines, data)]
}

function unknownParts(line: OrderInput['products'][number], path: string, data: OrderData): Found[] {
  if (pieceCount(line.colors) === 0) return []
  const product = data.products.get(line.product_id)
  if (!product) return [[`${path}.product_id`, 'unknownProduct']]
  return line.colors.flatMap(({ color_id, sizes }, c): Found[] => {
    if (pieceCount([{ color_id, sizes }]) === 0) return []
    const colour: Found[] = product.colours.some(({ id }) => id === color_id)
      ? []
      : [[`${path}.colors.${c}.color_id`, 'unknownColor']]
    const size = sizes.flatMap(({ size_id, quantity }, s): Found[] =>
      quantity === 0 || product.sizes.some(({ id }) => id === size_id)
        ? []
        : [[`${path}.colors.${c}.sizes.${s}.size_id`, 'unknownSize']],
    )
    return [...colour, ...size]
  })
}

/** A product's total is named where the product is first named. */
function quantityIssues(input: OrderInput, lines: readonly OrderLine[], data: OrderData): Found[] {
  return lines.flatMap(({ product_id, colors }): Found[] => {
    const product = data.products.get(product_id)
    const issue = product && quantityIssue(product.tiers, pieceCount(colors))
    return issue
      ? [[`products.${input.products.findIndex((line) => line.product_id === product_id)}`, issue]]
      : []
  })
}

function quantityIssue(tiers: readonly PriceTier[], count: number): QuantityIssue | null {
  const least = leastQuantity(tiers)
  const most = greatestQuantity(tiers)
  switch (quantityIssueCode(tiers, count)) {
    case 'lowerQuantity':
      return { quantity: 'lower', least, missing: least - count }
    case 'largerQuantity':
      return { quantity: 'larger', most, over: count - most }
    default:
      return null
  }
}
