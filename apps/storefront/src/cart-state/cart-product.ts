import type { CartItem, Selection } from '@zayy/domain/cart/cart'

/** The part of a product that picker, drawer and cart use. Prices are in SAR, as from the API. */
export type CartProduct = CartItem['product'] & {
  colours: Colour[]
  sizes: Size[]
}

/** `id` is that of a `pivot_colors` row: a colour of this product (contract.md). */
export type Colour = { id: number; name: string; code: string; image: string }

export type Size = { id: number; name: string }

type WireProduct = CartItem['product'] & {
  pivot_colors: { id: number; image: string; color: { name: string; code: string } }[]
  sizes: Size[]
}

/** Reduces a product of the API. The result is sent with the HTML. */
export function cartProductOf(product: WireProduct): CartProduct {
  return {
    id: product.id,
    name: product.name,
    image: product.image,
    category: { name: product.category.name },
    pieces: product.pieces.map(({ from, to, price }) => ({ from, to, price })),
    colours: product.pivot_colors.map(({ id, image, color }) => ({
      id,
      name: color.name,
      code: color.code,
      image,
    })),
    sizes: product.sizes.map(({ id, name }) => ({ id, name })),
  }
}

/** Removes colours and sizes that the product no longer has. */
export function availableSelection(selection: Selection, product: CartProduct): Selection {
  const colours = new Set(product.colours.map(({ id }) => id))
  const sizes = new Set(product.sizes.map(({ id }) => id))
  return selection
    .filter((colour) => colours.has(colour.color_id))
    .map((colour) => ({ ...colour, sizes: colour.sizes.filter(({ size_id }) => sizes.has(size_id)) }))
    .filter((colour) => colour.sizes.length > 0)
}

/** Its image is that of the first chosen colour. */
export function cartItemOf(product: CartProduct, selection: Selection): CartItem {
  const { id, name, category, pieces } = product
  const chosen = product.colours.find((colour) => colour.id === selection[0]?.color_id)
  const image = chosen?.image ?? product.image
  return {
    product: { id, name, image, category, pieces },
    selectedProduct: { product_id: id, colors: selection },
  }
}

export function findCartItem(items: readonly CartItem[], productId: number): CartItem | undefined {
  return items.find(({ product }) => product.id === productId)
}
