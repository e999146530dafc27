import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { slug } from '@zayy/domain/text/slug'
import type { Locale } from '@zayy/i18n/locale'

/**
 * The id that an address names.
 * @throws notFound for a malformed one
 */
export function categoryId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** What a call about a category answers. @throws notFound for an unknown one; any other failure as it is */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (thrown) {
    throw [404, 422].includes(failureOf(thrown).status) ? notFound() : thrown
  }
}

/** The category that an address names. @throws notFound for a malformed or unknown id */
export async function loadCategory(client: ShopClient, id: number) {
  return (await orNotFound(client.catalog.category({ id }))).data
}

export type LoadedCategory = Awaited<ReturnType<typeof loadCategory>>

/**
 * The names in a category's address: its own, and that of 'Made in Saudi', the root that it hangs from (spec, 2: "the
 * optional saudi segment is carried along").
 */
export function addressSegments(category: LoadedCategory): { id: string; name: string; saudi: string } {
  const root = category.parents[0] ?? category
  return { id: String(category.id), name: slug(category.name), saudi: slug(root.name) }
}

/** A category's own name in an address of the other language, which hreflang links to. */
export function otherName(category: LoadedCategory, locale: Locale): string {
  const other = category.translations.find((translation) => translation.locale !== locale)
  return slug(other?.name ?? category.name)
}
