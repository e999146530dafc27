import type { UnusualAmount } from '@zayy/domain/catalog/unusual-price'
import type { Locale } from '@zayy/i18n/locale'

/**
 * The owner's things, named as in the files. Those in the second list are parts of a product. `derived`: data that the shop
 * computes from them, such as search words.
 */
export const things = [
  ...([
    'setting',
    'country',
    'city',
    'area',
    'holiday',
    'carrier',
    'coupon',
    'category',
    'product',
    'size_chart',
  ] as const),
  ...(['price', 'colour', 'size', 'photo', 'attribute', 'review'] as const),
  ...(['slide', 'section', 'sponsor', 'vision', 'blog_category', 'blog', 'page', 'derived'] as const),
] as const
export type Thing = (typeof things)[number]

/** `hidden` things keep their place in orders; `removed` ones do not exist any more. */
export type ChangeKind = 'added' | 'changed' | 'hidden' | 'shown' | 'removed' | 'reordered'

export type Names = Record<Locale, string>

/** A text as the owner types it, or another thing by its key and names. */
export type Value = string | null | { key: string; name: Names | null }

/** Columns of the owner's files, without their language. */
export const fields = [
  ...(['name', 'description', 'title', 'excerpt', 'content', 'image', 'image_tall', 'alt', 'code'] as const),
  ...(['category', 'brand', 'also', 'parent', 'kind', 'search_words', 'men', 'women', 'children'] as const),
  ...([
    'badge',
    'added',
    'size_chart',
    'main_photo',
    'hover_photo',
    'colour',
    'days_from',
    'days_to',
  ] as const),
  ...(['country', 'city', 'shipping', 'amount', 'starts', 'ends', 'max_uses', 'per_customer'] as const),
  ...([
    'columns',
    'values',
    'size',
    'text',
    'link',
    'tracking',
    'products',
    'date',
    'featured',
    'rating',
  ] as const),
  ...(['first_name', 'comment', 'tiers', 'value', 'position'] as const),
] as const
export type Field = (typeof fields)[number]

/** Why a change may be a mistake. `dearer`: than the price for fewer pieces. */
export type Mark = UnusualAmount | { kind: 'dearer'; than: string }

/**
 * A change in the owner's terms. It is worded when it is shown, since the audit trail is read in both languages.
 * @property key sku, slug, code or the key of a setting
 * @property part the part of the thing: quantities of a price, a colour, a size, a photo, an attribute
 * @property field settings have none
 * @property before, after excerpts of long texts; both are missing if the values are not shown
 */
export type ShopChange = {
  key: string
  name: Names | null
  part?: { from: number; to: number } | { key: string; name: Names | null }
  field?: Field
  language?: Locale
  before?: Value
  after?: Value
  mark?: Mark
}

/**
 * Changes of one kind.
 * @property count number of all changes; a limited number is listed, marked ones first
 * @property of number of rows visible before; only set if enough are hidden or removed to suggest a mistake
 */
export type ChangeGroup = {
  thing: Thing
  change: ChangeKind
  count: number
  marked: number
  of?: number
  listed: ShopChange[]
}

/** The change of an import that writes only derived data, such as search words. */
export const derivedChange: ChangeGroup = {
  thing: 'derived',
  change: 'changed',
  count: 1,
  marked: 0,
  listed: [],
}
