import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { slug } from '@zayy/domain/text/slug'

/**
 * The category that an address names by its id.
 * @throws notFound for a malformed or unknown id; the failure itself where the shop cannot answer
 */
export async function knownCategory(client: ShopClient, id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound()
  try {
    const { data } = await client.catalog.category({ id: Number(id) })
    return data
  } catch (thrown) {
    throw [404, 422].includes(failureOf(thrown).status) ? notFound() : thrown
  }
}

export type KnownCategory = Awaited<ReturnType<typeof knownCategory>>

/**
 * The names in a category's address: its own, and that of 'Made in Saudi', the root that it hangs from (spec, 2: "the
 * optional saudi segment is carried along").
 */
export function addressNames(category: KnownCategory): { id: string; name: string; saudi: string } {
  const root = category.parents[0] ?? category
  return { id: String(category.id), name: slug(category.name), saudi: slug(root.name) }
}
