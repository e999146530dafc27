// @vitest-environment happy-dom

import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { sar } from '@zayy/domain/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartProduct } from '../cart-state/cart-product.ts'
import { clearCart } from '../cart-state/cart-store.ts'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { VariantPicker } from './variant-picker.tsx'
import { VariantSelectionProvider } from './variant-selection-context.tsx'

const product = (colours: number, sizes: number): CartProduct => ({
  id: 7,
  name: 'Name badge',
  image: '/badge.webp',
  category: { name: 'Medical' },
  pieces: [{ from: 1, to: 999, price: sar(5) }],
  colours: Array.from({ length: colours }, (_, at) => ({
    id: at + 1,
    name: `Colour ${at}`,
    code: '#1f6f78',
    image: '/teal.webp',
  })),
  sizes: Array.from({ length: sizes }, (_, at) => ({ id: at + 10, name: `S${at}` })),
})

async function show(shown: CartProduct, locale: 'ar' | 'en') {
  const page = () => (
    <VariantSelectionProvider product={shown}>
      <VariantPicker onOpenDrawer={() => {}} />
      <AddToCartButton className="" />
    </VariantSelectionProvider>
  )
  render(<RouterProvider router={await loadedRouter(locale, page)} />)
}

// Tests of a run share modules, and with them the cart.
beforeEach(clearCart)
afterEach(cleanup)

test.each([
  ['en', 'Quantity', 'Enter a quantity'],
  ['ar', 'الكمية', 'اكتب الكمية'],
] as const)(
  'a product of one colour in one size asks only for a quantity (%s)',
  async (locale, title, choose) => {
    await show(product(1, 1), locale)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
    expect(screen.getAllByRole('button').at(-1)?.textContent).toBe(choose)
    expect(screen.queryByRole('radiogroup')).toBeNull()
    // Only minus, plus and the main button: no view switch and no drawer.
    expect(screen.getAllByRole('button')).toHaveLength(3)
  },
)

test('asks for colours and sizes of a product with several variants', async () => {
  await show(product(2, 1), 'en')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Colours and sizes')
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeTruthy()
  expect(screen.getAllByRole('button').at(-1)?.textContent).toBe('Choose a colour and a size')
})
