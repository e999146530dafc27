import type { OrderInput } from '@zayy/contract/orders/order-input'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { greatestQuantity, leastQuantity, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { quantityIssueCode } from '@zayy/domain/catalog/quantity-limits'
import {
  hasNationalAddress,
  isSaudiArabia,
  missingInvoiceParts,
  type NationalAddressRule,
} from '@zayy/domain/checkout/national-address'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import type { NationalParts } from '../addresses/find-national-parts.ts'
import type { QuantityIssue, ValidationIssue, ValidationIssues } from '../domain-error.ts'
import type { OrderBuyer } from './order-buyer.ts'
import type { OrderData } from './order-data.ts'

/** As in `PlaceOrderOptions`. */
type OrderRules = {
  cardPayment?: boolean
  nationalAddress?: NationalAddressRule | undefined
  nationalParts?: NationalParts | null | undefined
  enteredBy?: string
}

/**
 * Returns every wrong field of an order (contract, POST /orders), with paths as sent, such as
 * `products.0.colors.1.color_id`. Ignores lines with quantity 0.
 * @param lines the result of `orderLines`
 */
export function orderIssues(
  input: OrderInput,
  buyer: OrderBuyer,
  lines: readonly OrderLine[],
  data: OrderData,
  options: OrderRules,
): ValidationIssues {
  const { cardPayment = false, nationalAddress = 'optional' } = options
  // The shop can ask a buyer whose order it enters.
  const isNationalRequired =
    options.enteredBy === undefined && (data.settings.nationalAddress ?? nationalAddress) === 'required'
  const issues: ValidationIssues = {}
  const found = [
    ...buyerIssues(input, buyer, data),
    ...(isNationalRequired ? nationalIssues(input, buyer, data) : []),
    ...companyIssues(buyer, data),
    ...invoiceAddressIssues(input, buyer, data, options),
    ...productIssues(input, lines, data),
  ]
  if (input.payment_method === 1 && !cardPayment) found.push(['payment_method', 'card'])
  if (input.payment_method === 0 && !takesTransfers(data)) found.push(['payment_method', 'transfer'])
  for (const [path, issue] of found) issues[path] ??= [issue]
  return issues
}

/** Returns whether the shop has a bank account for transfers. */
export function takesTransfers({ settings, seller }: OrderData): boolean {
  return settings.bankIban !== null && Object.values(seller ?? {}).some(({ hasAccount }) => hasAccount)
}

type PathIssue = [path: string, issue: ValidationIssue]

function buyerIssues(input: OrderInput, buyer: OrderBuyer, data: OrderData): PathIssue[] {
  if ('address_id' in input) return chosenAddressIssues(buyer, data)
  const missing: PathIssue[] =
    input.area_id === undefined && !needsNoArea(data) ? [['area_id', 'required']] : []
  return [...missing, ...placeIssues(data, input.area_id)]
}

/** Reports issues of a customer's saved address on `address_id`. */
function chosenAddressIssues({ fields }: OrderBuyer, data: OrderData): PathIssue[] {
  if (fields.address === undefined) return [['address_id', 'unknownAddress']]
  // Ignores the area of an address saved before the city lost its areas.
  const area = needsNoArea(data) ? undefined : fields.area_id
  const issues = placeIssues(data, area)
  if (issues.length > 0) return [['address_id', 'addressNotDelivered']]
  return area === undefined && !needsNoArea(data) ? [['address_id', 'addressWithoutArea']] : []
}

/** An address in Saudi Arabia needs its short code or all its parts (decision 064). */
function nationalIssues(
  input: OrderInput,
  { fields, parts }: OrderBuyer,
  { country }: OrderData,
): PathIssue[] {
  if (!country || !isSaudiArabia(country.code)) return []
  if (hasNationalAddress({ ...fields, building: parts.building, area: fields.area_id })) return []
  return 'address_id' in input
    ? [['address_id', 'addressWithoutNational']]
    : [['short_address', 'nationalAddress']]
}

/** A tax invoice requires both company name and VAT number. ZATCA rejects one to the seller (BR-CUSTOM-VALIDATION-01). */
function companyIssues(
  { fields: { company_name, company_vat } }: OrderBuyer,
  { settings }: OrderData,
): PathIssue[] {
  if ((company_name === undefined) !== (company_vat === undefined))
    return [[company_name === undefined ? 'company_name' : 'company_vat', 'companyIncomplete']]
  return company_vat !== undefined && company_vat === settings.vatNumber
    ? [['company_vat', 'sellersVatNumber']]
    : []
}

/** The e-invoice of a company names the parts of its address in Saudi Arabia (decision 073). */
function invoiceAddressIssues(
  input: OrderInput,
  { fields, parts }: OrderBuyer,
  data: OrderData,
  { nationalParts: found }: OrderRules,
): PathIssue[] {
  const { country, area, eInvoices } = data
  const isNamed = eInvoices && fields.company_vat !== undefined && fields.address !== undefined
  if (!isNamed || !country || !isSaudiArabia(country.code)) return []
  const missing = missingInvoiceParts({
    short_address: fields.short_address,
    building: parts.building ?? found?.building,
    // A city with areas needs one anyway.
    area: area !== null || !needsNoArea(data),
    district: fields.district ?? found?.district,
    postcode: fields.postcode ?? found?.postcode,
  })
  if (missing.length === 0) return []
  return 'address_id' in input
    ? [['address_id', 'addressForCompany']]
    : missing.map((part) => [part, 'companyAddress'])
}

/** A city without areas needs none. */
function needsNoArea({ city, known }: OrderData): boolean {
  return city !== null && !known.areasOfCity
}

/**
 * Checks a city against its country and an area against its city if those are valid; otherwise only that it
 * exists.
 * @param areaId undefined if none was sent
 */
function placeIssues({ country, city, area, known }: OrderData, areaId: number | undefined): PathIssue[] {
  const found: PathIssue[] = []
  if (!country) found.push(['country_id', 'unknownCountry'])
  if (!city && (country || !known.city)) found.push(['city_id', 'unknownCity'])
  if (areaId !== undefined && !area && (city || !known.area)) found.push(['area_id', 'unknownArea'])
  return found
}

function productIssues(input: OrderInput, lines: readonly OrderLine[], data: OrderData): PathIssue[] {
  if (lines.length === 0) return [['products', 'nothingChosen']]
  const unknown = input.products.flatMap((product, index) => unknownParts(product, `products.${index}`, data))
  return [...unknown, ...quantityIssues(input, lines, data)]
}

function unknownParts(line: OrderInput['products'][number], path: string, data: OrderData): PathIssue[] {
  if (pieceCount(line.colors) === 0) return []
  const product = data.products.get(line.product_id)
  if (!product) return [[`${path}.product_id`, 'unknownProduct']]
  return line.colors.flatMap(({ color_id, sizes }, c): PathIssue[] => {
    if (pieceCount([{ color_id, sizes }]) === 0) return []
    const colour: PathIssue[] = product.colours.some(({ id }) => id === color_id)
      ? []
      : [[`${path}.colors.${c}.color_id`, 'unknownColor']]
    const size = sizes.flatMap(({ size_id, quantity }, s): PathIssue[] =>
      quantity === 0 || product.sizes.some(({ id }) => id === size_id)
        ? []
        : [[`${path}.colors.${c}.sizes.${s}.size_id`, 'unknownSize']],
    )
    return [...colour, ...size]
  })
}

/** Reports the issue of a product's total on its first line. */
function quantityIssues(input: OrderInput, lines: readonly OrderLine[], data: OrderData): PathIssue[] {
  return lines.flatMap(({ product_id, colors }): PathIssue[] => {
    const product = data.products.get(product_id)
    const issue = product && quantityIssue(product.tiers, pieceCount(colors))
    return issue
      ? [[`products.${input.products.findIndex((line) => line.product_id === product_id)}`, issue]]
      : []
  })
}

function quantityIssue(tiers: readonly PriceTier[], count: number): QuantityIssue | null {
  const min = leastQuantity(tiers)
  const max = greatestQuantity(tiers)
  switch (quantityIssueCode(tiers, count)) {
    case 'lowerQuantity':
      return { quantity: 'lower', least: min, missing: min - count }
    case 'largerQuantity':
      return { quantity: 'larger', most: max, over: count - max }
    default:
      return null
  }
}
