// @vitest-environment happy-dom

import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { home as homeMessages } from '@zayy/i18n/messages/en/home'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import { Hero } from './hero.tsx'
import type { SlideView } from './home-view.ts'

const slide = (id: number, title: string): SlideView => ({
  id,
  image: `/media/${id}/800.webp`,
  tall: `/media/${id}/800.webp`,
  dark: id % 2 === 1,
  title,
  html: `<p>${title}</p>`,
  category: `Category ${id}`,
  to: `/Product-category/${id}/category`,
})
const slides = [slide(1, 'First'), slide(2, 'Second'), slide(3, 'Third')]

let calm = false
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.getByRole('heading').textContent

async function show() {
  const router = await act(() => loadedRouter('en', () => <Hero slides={slides} />))
  render(<RouterProvider router={router} />)
  await wait(0)
}

beforeEach(() => {
  calm = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? calm : true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('advances every three seconds in a loop', async () => {
  await show()
  expect(shown()).toBe('First')
  await wait(2900)
  expect(shown()).toBe('First')
  await wait(200)
  expect(shown()).toBe('Second')
  await wait(3000)
  expect(shown()).toBe('Third')
  await wait(3000)
  expect(shown()).toBe('First')
})

test('shows a pressed slide for its full three seconds', async () => {
  await show()
  await wait(2000)
  fireEvent.click(screen.getByRole('button', { name: 'Category 3' }))
  expect(shown()).toBe('Third')
  expect(screen.getByRole('button', { name: 'Category 3' }).getAttribute('aria-current')).toBe('true')
  await wait(2900)
  expect(shown()).toBe('Third')
  await wait(200)
  expect(shown()).toBe('First')
})

test('keeps advancing while the pointer rests on the slide', async () => {
  await show()
  const hero = screen.getByLabelText(homeMessages.hero)
  vi.spyOn(hero, 'matches').mockImplementation((selector) => selector === ':hover')
  fireEvent.pointerOver(hero)
  await wait(3100)
  expect(shown()).toBe('Second')
})

test('pauses while a button is hovered and restarts the interval afterwards', async () => {
  await show()
  const name = screen.getByRole('button', { name: 'Category 2' })
  const pointedAt = vi.spyOn(name, 'matches').mockImplementation((selector) => selector === ':hover')
  fireEvent.pointerOver(name)
  await wait(8000)
  expect(shown()).toBe('First')
  pointedAt.mockRestore()
  fireEvent.pointerOver(screen.getByRole('heading'))
  await wait(3100)
  expect(shown()).toBe('Second')
})

test('pauses and resumes by its button', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the motion' }))
  await wait(8000)
  expect(shown()).toBe('First')
  fireEvent.click(screen.getByRole('button', { name: 'Play the motion' }))
  await wait(3100)
  expect(shown()).toBe('Second')
})

test('does not advance and has no pause button under reduced motion', async () => {
  calm = true
  await show()
  await wait(8000)
  expect(shown()).toBe('First')
  expect(screen.queryByRole('button', { name: 'Pause the motion' })).toBeNull()
})

test('makes hidden slides inert', async () => {
  await show()
  await wait(3100)
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.filter((link) => !link.closest('[inert]')).map((link) => link.textContent)).toEqual([
    'Shop Category 2',
  ])
})
