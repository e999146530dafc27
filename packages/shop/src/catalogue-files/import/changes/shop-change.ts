import { shopChanges } from '@zayy/i18n/messages/ar/shop-changes'
import * as z from 'zod/mini'

/** A key of some texts, so that every thing and field has its name in both languages. */
const keyOf = <Texts extends object>(texts: Texts) =>
  z.custom<keyof Texts & string>((key) => typeof key === 'string' && Object.hasOwn(texts, key))

const { details: _, ...things } = shopChanges.sections

/** The owner's things. `derived`: data that the shop computes from them, such as search words. */
export type Thing = keyof typeof things

/** Columns of the owner's files, without their language. */
export type Field = keyof typeof shopChanges.fields

/** `hidden` things keep their place in orders; `removed` ones do not exist any more. */
const changeKind = z.enum(['added', 'changed', 'hidden', 'shown', 'removed', 'reordered'])
export type ChangeKind = z.infer<typeof changeKind>

const names = z.object({ ar: z.string(), en: z.string() })
export type Names = z.infer<typeof names>

const named = z.object({ key: z.string(), name: z.nullable(names) })

/** A text as the owner types it, or another thing by its key and names. */
const value = z.nullable(z.union([z.string(), named]))
export type Value = z.infer<typeof value>

/** Why a change may be a mistake. `dearer`: than the price for fewer pieces. */
const mark = z.union([
  z.object({ kind: z.literal('times'), by: z.number() }),
  z.object({ kind: z.enum(['up', 'down']), percent: z.number() }),
  z.object({ kind: z.literal('fraction'), of: z.number() }),
  z.object({ kind: z.enum(['free', 'was_free']) }),
  z.object({ kind: z.literal('dearer'), than: z.string() }),
])
export type Mark = z.infer<typeof mark>

/**
 * A change in the owner's terms. It is worded when it is shown, since the audit trail is read in both languages.
 * @property key sku, slug, code or the key of a setting
 * @property part the part of the thing: quantities of a price, a colour, a size, a photo, an attribute
 * @property field settings have none
 * @property before, after excerpts of long texts; both are missing if the values are not shown
 */
export type ShopChange = z.infer<typeof shopChange>
const shopChange = z.extend(named, {
  part: z.exactOptional(z.union([z.object({ from: z.number(), to: z.number() }), named])),
  field: z.exactOptional(keyOf(shopChanges.fields)),
  language: z.exactOptional(z.enum(['ar', 'en'])),
  before: z.exactOptional(value),
  after: z.exactOptional(value),
  mark: z.exactOptional(mark),
})

/**
 * Changes of one kind.
 * @property count number of all changes; a limited number is listed, marked ones first
 * @property of number of rows visible before; only set if enough are hidden or removed to suggest a mistake
 */
export type ChangeGroup = z.infer<typeof changeGroup>
export const changeGroup = z.object({
  thing: keyOf(things),
  change: changeKind,
  count: z.number(),
  marked: z.number(),
  of: z.exactOptional(z.number()),
  listed: z.array(shopChange),
})

const sections = Object.keys(shopChanges.sections)

/** Returns the rank of changes in lists. Important things come first: prices, things that visitors see, settings. */
export function rankOf({ thing, change }: Pick<ChangeGroup, 'thing' | 'change'>): number {
  const isDetail = thing === 'product' && (change === 'changed' || change === 'reordered')
  const kinds: readonly ChangeKind[] = ['hidden', 'removed', 'shown', 'added', 'changed', 'reordered']
  return sections.indexOf(isDetail ? 'details' : thing) * kinds.length + kinds.indexOf(change)
}

/** The change of an import that writes only derived data, such as search words. */
export const derivedChange: ChangeGroup = {
  thing: 'derived',
  change: 'changed',
  count: 1,
  marked: 0,
  listed: [],
}
