import type { ShopClient } from '@zayy/contract/shop-client'
import { slug } from '@zayy/domain/text/slug'
import { tileView } from './category-tile.tsx'

/** The brands: the children of the first menu category, with its own name; null in a shop without (spec, 2 /brands). */
export async function loadBrands(client: ShopClient) {
  const { data } = await client.settings.get()
  const made = data.menuCategories[0]
  if (!made) return null
  return {
    name: made.name,
    desc: made.desc,
    image: made.image,
    saudi: slug(made.name),
    brands: made.childs.map((brand) => ({ ...tileView(brand), products: brand.products_count })),
  }
}

/** The way to the brands. */
export function brandsTrail({ name }: Pick<BrandsView, 'name'>) {
  return [{ name }]
}

export type BrandsView = NonNullable<Awaited<ReturnType<typeof loadBrands>>>
