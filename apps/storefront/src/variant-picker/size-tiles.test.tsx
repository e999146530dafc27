// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sar } from '@zayy/domain/money'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartProduct } from '../cart-state/cart-product.ts'
import { cartStore } from '../cart-state/cart-store.ts'
import { Localized } from '../i18n/testing/localized.tsx'
import { ActiveColourHead, SizeTiles } from './size-tiles.tsx'
import { VariantSelectionProvider } from './variant-selection-context.tsx'

const teal = { id: 1, name: 'Teal', code: '#1f6f78', image: '/teal.webp' }
const scrub: CartProduct = {
  id: 7,
  name: 'Scrub',
  image: '/scrub.webp',
  category: { name: 'Medical' },
  pieces: [{ from: 1, to: 999, price: sar(50) }],
  colours: [teal],
  sizes: [
    { id: 10, name: 'S' },
    { id: 11, name: 'M' },
  ],
}

function show() {
  render(
    <Localized locale="en">
      <VariantSelectionProvider product={scrub}>
        <ActiveColourHead />
        <SizeTiles colour={teal} />
      </VariantSelectionProvider>
    </Localized>,
  )
  return userEvent.setup()
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** The count follows the selection after the next paint. */
const expectPieces = async (text: string) =>
  await screen.findByRole('heading', { name: text }, { timeout: 60_000 })

// Preloaded: the first import of the quantity errors takes longer than a test's timeout.
beforeAll(() => import('./tools/quantity-errors.tsx'))
beforeEach(() => {
  localStorage.clear()
  cartStore.setState({ items: [], drawer: null })
})
afterEach(cleanup)

test('counts a number at each key and keeps 12.00 as typed', async () => {
  const user = show()
  await user.type(field('Teal, S'), '12.00', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(field('Teal, S').value).toBe('12.00')
  await expectPieces('Teal · 12 pieces')
  await user.tab()
  expect(field('Teal, S').value).toBe('12')
})

test.each(['1.5', '5x', '1/2'])(
  'keeps %s in the tile as wrong, and the tile keeps its quantity',
  async (text) => {
    const user = show()
    await user.click(field('Teal, S'))
    await user.keyboard('7{Enter}')
    await user.click(field('Teal, M'))
    await user.click(field('Teal, S'))
    await user.keyboard(text)
    await user.tab()
    expect(field('Teal, S').value).toBe(text)
    expect(field('Teal, S').getAttribute('aria-invalid')).toBe('true')
    await expectPieces('Teal · 7 pieces')
    expect((await screen.findByRole('alert', {}, { timeout: 60_000 })).textContent).toContain('Teal, S')
    await user.click(screen.getByRole('button', { name: 'Increase Teal, S' }))
    expect(field('Teal, S').value).toBe('8')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each(['5\n5', '1\n200', '5\t5'])('does not join the lines of %j pasted into a tile', async (text) => {
  const user = show()
  await user.click(field('Teal, S'))
  await user.paste(text)
  await expectPieces('Teal · choose sizes')
  expect(field('Teal, S').getAttribute('aria-invalid')).toBe('true')
})

test('moves from size to size with Tab; the field’s arrow keys are plus and minus', async () => {
  const user = show()
  await user.tab()
  expect(document.activeElement).toBe(field('Teal, S'))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expectPieces('Teal · 1 piece')
  await user.tab()
  expect(document.activeElement).toBe(field('Teal, M'))
})
