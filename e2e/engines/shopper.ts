import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { findTarget, type Pressed, type Target, wanted } from './find-target.ts'

/** Longest wait for a page or an element, in ms: only what hangs is given up. */
const timeout = 15_000

/** A person at a browser: finds things by role and name, and waits until they can be pressed. */
export class Shopper {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  /** Opens an address of the shop, and waits until the page answers. */
  async open(path: string) {
    await this.#engine.open(this.#origin + path)
    await this.#settled()
  }

  run: Engine['run'] = (...call) => this.#engine.run(...call)

  /** Presses an element, and aims again if the page moved away under the pointer. */
  async press(target: Target) {
    await expect(async () => {
      await this.#pressOnce(target)
      expect(await this.#tried(wasPressed), `${target.role} "${target.name}" was pressed`).not.toBe(false)
    }).toPass({ timeout: 3 * timeout })
  }

  async #pressOnce(target: Target) {
    await this.#drag(await this.#reach(target), [])
  }

  /** Presses an element, moves it by so many pixels, and lets go. */
  async pull(target: Target, by: number) {
    const from = await this.#reach(target)
    await this.#drag(
      from,
      [0.25, 0.5, 0.75, 1].map((part) => Math.round(from.x + by * part)),
    )
  }

  /** Presses the mouse at a place, moves it to each `x` in turn, and lets go. */
  async #drag({ x, y }: { x: number; y: number }, steps: readonly number[]) {
    await this.#engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          ...steps.map((to) => ({ type: 'pointerMove' as const, x: to, y, duration: 30 })),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Replaces what is in a field. */
  async fill(target: Target, text: string) {
    await this.press(target)
    await this.run(() => (document.activeElement as HTMLInputElement).select())
    await this.type(text)
  }

  async type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.#engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Chooses an option of a native menu, which no driver opens. */
  async choose(target: Target, option: string) {
    await this.#reach(target)
    await expect
      .poll(
        () =>
          this.run((text) => {
            const { target }: Pressed = window
            if (!(target instanceof HTMLSelectElement)) return false
            const found = [...target.options].find((one) => one.text === text)
            if (!found) return false
            target.focus()
            target.value = found.value
            target.dispatchEvent(new Event('input', { bubbles: true }))
            target.dispatchEvent(new Event('change', { bubbles: true }))
            return true
          }, option),
        { message: `the option "${option}"`, timeout },
      )
      .toBe(true)
  }

  /** Waits until the address is that of a page of the shop. */
  async at(path: string | RegExp) {
    const shown = expect.poll(() => this.#tried(() => location.pathname + location.search), { timeout })
    if (typeof path === 'string') await shown.toBe(path)
    else await shown.toMatch(path)
  }

  /** Waits for a page by its first heading. */
  async reads(heading: string | RegExp) {
    const shown = expect.poll(() => this.#tried(() => document.querySelector('h1')?.innerText ?? ''), {
      timeout,
    })
    if (typeof heading === 'string') await shown.toBe(heading)
    else await shown.toMatch(heading)
  }

  /** Waits until a text is on the page. */
  async sees(text: string | RegExp) {
    const shown = expect.poll(() => this.#tried(() => document.body.innerText), { timeout })
    if (typeof text === 'string') await shown.toContain(text)
    else await shown.toMatch(text)
  }

  async goBack() {
    await this.run(() => history.back())
  }

  async goForward() {
    await this.run(() => history.forward())
  }

  /** Waits until an element can be pressed, and returns its middle. */
  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let middle = { x: Number.NaN, y: Number.NaN }
    await expect
      .poll(
        async () => {
          // A busy engine paints so rarely that a moving element looks still between two frames.
          await this.#tried(nextFrame)
          const found = await this.#tried(findTarget, wanted(target))
          if (found === null) return 'no page'
          if ('others' in found) return `missing among ${found.others.join(' | ')}`
          const before = middle
          middle = { x: found.x, y: found.y }
          if (!found.reachable) return 'covered'
          return before.x === found.x && before.y === found.y ? 'still' : 'moving'
        },
        { message: `${target.role} "${target.name}"`, timeout, intervals: [50] },
      )
      .toBe('still')
    return middle
  }

  /** Waits until React has taken over the page and nothing more is loading, which would move what is pressed. */
  async #settled() {
    let loaded = -1
    await expect
      .poll(
        async () => {
          const before = loaded
          loaded = (await this.#tried(resourcesOfHydratedPage)) ?? -1
          return loaded >= 0 && loaded === before
        },
        { message: 'the page is hydrated and has loaded', timeout, intervals: [200] },
      )
      .toBe(true)
  }

  /** As `run`, but null while the document is being replaced. */
  async #tried<Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result | null> {
    try {
      return await this.run(work, ...args)
    } catch {
      return null
    }
  }
}

/** Runs in the page. @returns whether the press reached what `findTarget` found last; null if the press led to a new document */
function wasPressed(): boolean | null {
  const page: Pressed = window
  return page.targetPressed ?? null
}

/** Runs in the page. Resolves once it has painted, or after 250 ms in a page that is never painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 250)
  })
}

/** Runs in the page. @returns how many files it has loaded so far, or -1 before React has taken it over */
function resourcesOfHydratedPage(): number {
  const parts = [...document.querySelectorAll('header a, main, main > *')]
  const isHydrated =
    parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
  return isHydrated ? performance.getEntriesByType('resource').length : -1
}
