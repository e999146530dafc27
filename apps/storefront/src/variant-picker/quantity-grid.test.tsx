// @vitest-environment happy-dom

import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { cart as arabicCart } from '@zayy/i18n/messages/ar/cart'
import { cart as englishCart } from '@zayy/i18n/messages/en/cart'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CartProduct, cartItemOf } from '../cart-state/cart-product.ts'
import { cartStore, putInCart } from '../cart-state/cart-store.ts'
import { Localized } from '../i18n/testing/localized.tsx'
import { QuantityGrid } from './quantity-grid.tsx'
import { VariantSelectionProvider } from './variant-selection-context.tsx'

const scrub: CartProduct = {
  id: 7,
  name: 'Scrub',
  image: '/scrub.webp',
  category: { name: 'Medical' },
  pieces: [{ from: 1, to: 999, price: sar(50) }],
  colours: [
    { id: 1, name: 'Teal', code: '#1f6f78', image: '/teal.webp' },
    { id: 2, name: 'Wine', code: '#6b1f36', image: '/wine.webp' },
  ],
  sizes: [
    { id: 10, name: 'S' },
    { id: 11, name: 'M' },
    { id: 12, name: 'L' },
  ],
}

function show(locale: Locale) {
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  render(
    <Localized locale={locale}>
      <VariantSelectionProvider product={scrub}>
        <QuantityGrid />
      </VariantSelectionProvider>
    </Localized>,
  )
  return userEvent.setup()
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sums = () =>
  screen
    .getAllByRole('row')
    .filter((row) => !within(row).queryByRole('alert'))
    .map((row) => row.lastElementChild?.textContent)
/** Waits for the paint that the tab stop, the highlight and the sums follow. */
const paint = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))))
/** Waits for the paint, as an unchanged total would be found before it. */
async function expectTotal(sum: string) {
  await paint()
  expect(sums().at(-1)).toBe(sum)
}

// Preloaded: the first import of the quantity errors takes longer than a test's timeout.
beforeAll(() => import('./tools/quantity-errors.tsx'))
beforeEach(() => {
  localStorage.clear()
  cartStore.setState({ items: [], drawer: null })
})
afterEach(cleanup)

test('renders a grid with an empty field per colour and size, and sums', () => {
  show('en')
  const grid = screen.getByRole('grid', { name: 'Pieces of each colour and size' })
  expect(within(grid).getAllByRole('textbox')).toHaveLength(6)
  expect(cell('Teal, M').value).toBe('')
  expect(sums()).toEqual(['Sum', '', '', ''])
})

test('a key renders only the cells that it concerns', async () => {
  const user = show('en')
  await user.click(cell('Teal, S'))
  await paint()
  const label = vi.spyOn(englishCart, 'cell')
  const rendered = async (key: string) => {
    label.mockClear()
    await user.keyboard(key)
    await paint()
    return [...new Set(label.mock.calls.map((names) => names.join()))]
  }
  expect(await rendered('5')).toEqual(['Teal,S'])
  expect(await rendered('{ArrowRight}')).toEqual(['Teal,S', 'Teal,M'])
  expect(await rendered('{ArrowDown}')).toEqual(['Teal,M', 'Wine,M'])
  label.mockRestore()
})

test('adds up typed numbers in any digits by colour, by size and in total', async () => {
  const user = show('en')
  await user.type(cell('Teal, S'), '12')
  await user.type(cell('Wine, S'), '٣٠')
  expect(cell('Wine, S').value).toBe('30')
  await user.type(cell('Wine, L'), '5.00')
  await user.tab()
  expect(cell('Wine, S').value).toBe('30')
  expect(cell('Wine, L').value).toBe('5')
  await expectTotal('47')
  expect(sums()).toEqual(['Sum', '12', '35', '47'])
  const footer = screen.getAllByRole('row').at(-1)
  expect([...(footer?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sum',
    '42',
    '',
    '5',
    '47',
  ])
})

test('moves to the next size with the right arrow in English and the left one in Arabic', async () => {
  let user = show('en')
  await user.click(cell('Teal, S'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Teal, M'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(cell('Teal, S'))
  cleanup()

  user = show('ar')
  await user.click(cell(arabicCart.cell('Teal', 'S')))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(cell(arabicCart.cell('Teal', 'M')))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(cell(arabicCart.cell('Teal', 'S')))
})

test('moves down with Enter and on to the next size; changes the quantity with plus and minus', async () => {
  const user = show('en')
  await user.click(cell('Teal, S'))
  await user.keyboard('++-{Enter}')
  expect(cell('Teal, S').value).toBe('1')
  expect(document.activeElement).toBe(cell('Wine, S'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Teal, M'))
})

test.each(['en', 'ar'] as const)('Tab stops at one cell, the last focused one (%s)', async (locale) => {
  const user = show(locale)
  const name = (colour: string, size: string) =>
    locale === 'ar' ? arabicCart.cell(colour, size) : `${colour}, ${size}`
  await user.tab()
  expect(document.activeElement).toBe(cell(name('Teal', 'S')))
  await user.keyboard(locale === 'ar' ? '{ArrowLeft}{ArrowDown}' : '{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(cell(name('Wine', 'M')))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(cell(name('Wine', 'M')))
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(document.activeElement).toBe(cell(name('Teal', 'S')))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(cell(name('Teal', 'L')))
})

test('replaces a number that plus changed by the next digit, or appends the digit after F2', async () => {
  const user = show('en')
  await user.type(cell('Teal, S'), '12')
  await user.keyboard('{Enter}{ArrowUp}+')
  expect(cell('Teal, S').value).toBe('13')
  await user.keyboard('7')
  expect(cell('Teal, S').value).toBe('7')
  await user.keyboard('{Enter}{ArrowUp}{F2}5')
  expect(cell('Teal, S').value).toBe('75')
})

test.each(['-3', '−3', '5-6', '12+7', '-'])(
  'shows %s in an empty cell as typed, and counts nothing',
  async (text) => {
    const user = show('en')
    await user.click(cell('Teal, S'))
    await user.keyboard(text)
    expect(cell('Teal, S').value).toBe(text)
    expect(cell('Teal, S').getAttribute('aria-invalid')).toBe('true')
    await expectTotal('')
  },
)

test.each(['1.5', '1٫5', '1e3', '1 2', '5x', '½', '1/2'])(
  'shows %s, typed key by key, as wrong and keeps the quantity',
  async (text) => {
    const user = show('en')
    await user.type(cell('Teal, S'), '7')
    await user.type(cell('Teal, M'), '3')
    await user.click(cell('Teal, S'))
    await user.keyboard(text)
    await expectTotal('10')
    expect(cell('Teal, S').value).toBe(text)
    expect(cell('Teal, S').getAttribute('aria-invalid')).toBe('true')
    expect((await screen.findByRole('alert', {}, { timeout: 60_000 })).textContent).toMatch(
      /^Teal, S: “.*” is not a whole number of pieces. The quantity stays 7.$/,
    )
    await user.keyboard('{Enter}')
    expect(cell('Teal, S').value).toBe(text)
    await user.keyboard('{ArrowUp}{Escape}')
    expect(cell('Teal, S').value).toBe('7')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each([
  ['12.00', '12'],
  ['1,200', '1,200'],
  ['1٬200', '1,200'],
])('reads %s, typed key by key, as %s pieces', async (text, sum) => {
  const user = show('en')
  await user.type(cell('Teal, S'), text)
  expect(cell('Teal, S').value).toBe(text)
  await expectTotal(sum)
})

test('selects a focused cell so that digits replace it; restores it with Escape', async () => {
  const user = show('en')
  await user.type(cell('Teal, S'), '12')
  await user.keyboard('{Enter}')
  await user.click(cell('Teal, S'))
  await user.keyboard('7')
  await expectTotal('7')
  await user.keyboard('{Escape}')
  expect(cell('Teal, S').value).toBe('12')
})

test('Enter in the last cell keeps the number, which Escape then restores', async () => {
  const user = show('en')
  await user.type(cell('Wine, L'), '12{Enter}')
  expect(document.activeElement).toBe(cell('Wine, L'))
  await user.keyboard('7{Escape}')
  expect(cell('Wine, L').value).toBe('12')
})

test('undoes cell by cell with Ctrl+Z', async () => {
  const user = show('en')
  await user.type(cell('Teal, S'), '12')
  await user.keyboard('{Enter}30')
  await expectTotal('42')
  await user.keyboard('{Control>}z{/Control}')
  await expectTotal('12')
  await user.keyboard('{Control>}z{/Control}')
  await expectTotal('')
})

test('starts with the product’s quantities in the cart', async () => {
  putInCart(cartItemOf(scrub, [{ color_id: 2, sizes: [{ size_id: 11, quantity: 9 }] }]))
  show('en')
  expect(cell('Wine, M').value).toBe('9')
  await expectTotal('9')
})
