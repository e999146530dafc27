import { categoryProductsPath } from '../../layout/category-path.ts'
import type { ProductView } from './product-view.ts'

/** The way to a product: over its main category (spec, 2 /product/:id). */
export function productTrail({ category, product }: Pick<ProductView, 'category' | 'product'>) {
  return [{ name: category.name, to: categoryProductsPath(category) }, { name: product.name }]
}
