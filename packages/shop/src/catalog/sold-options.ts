/** SQL parts of a product's names, colours and sizes, as they are ordered. */

import {
  priceTiers,
  productColours,
  productColourTranslations,
  productSizes,
  products,
  productTranslations,
} from '@zayy/database/schema/catalog'
import { byLocale } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import type { Expression } from '@zayy/database/sql/subquery'
import { and, eq, not } from 'drizzle-orm'

export const productNames = byLocale(productTranslations.name, productTranslations.productId, products.id)

export const colourFields = {
  id: productColours.id,
  code: productColours.code,
  names: byLocale(productColourTranslations.name, productColourTranslations.colourId, productColours.id),
}

/** Lists a value for each colour of a product, without hidden ones. */
export function soldColours<Value extends Expression>(value: Value) {
  return jsonList(value, {
    from: productColours,
    where: and(eq(productColours.productId, products.id), not(productColours.hidden)),
    orderBy: productColours.position,
  })
}

/** SQL: the size of a product is not hidden. */
export const isSoldSize = and(eq(productSizes.productId, products.id), not(productSizes.hidden))

/** Sizes of a product, without hidden ones. */
export const soldSizes = jsonList(jsonObject({ id: productSizes.id, name: productSizes.name }), {
  from: productSizes,
  where: isSoldSize,
  orderBy: productSizes.position,
})

/** Price tiers of a product, from the smallest quantity. */
export const productTiers = jsonList(jsonObject(pick(priceTiers, 'from', 'to', 'price')), {
  from: priceTiers,
  where: eq(priceTiers.productId, products.id),
  orderBy: priceTiers.from,
})
