import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { findTarget, type Pressed, type Target, wanted } from './find-target.ts'

/** Longest wait for a page or an element, in ms: long enough that only hanging pages fail. */
const timeout = 15_000

/** Controls a browser as a person does: finds elements by role and name, and waits until they can be pressed. */
export class Shopper {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  /** Opens a path of the shop and waits until the page is hydrated. */
  async open(path: string) {
    await this.#engine.open(this.#origin + path)
    await this.#settled()
  }

  run: Engine['run'] = (...call) => this.#engine.run(...call)

  /** Presses an element. Retries if it moved away under the pointer. */
  async press(target: Target) {
    await expect(async () => {
      await this.#pressOnce(target)
      expect(await this.#tried(wasPressed), `${target.role} "${target.name}" was pressed`).not.toBe(false)
    }).toPass({ timeout: 3 * timeout })
  }

  async #pressOnce(target: Target) {
    await this.#drag(await this.#reach(target), [])
  }

  /** Drags an element `by` pixels to the right. */
  async pull(target: Target, by: number) {
    const from = await this.#reach(target)
    await this.#drag(
      from,
      [0.25, 0.5, 0.75, 1].map((part) => Math.round(from.x + by * part)),
    )
  }

  /** Presses the mouse at a point, moves it to each `x` in turn, and releases it. */
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

  /** Replaces the text of a field. */
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

  /** Chooses an option of a native select, which drivers cannot open. */
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

  /** Waits until the page's path and query match. */
  async at(path: string | RegExp) {
    // WebKit changes the page's process between sites, and a call meanwhile may hang until it is aborted (webkit.ts).
    const address = () => this.#tried(() => location.pathname + location.search)
    const shown = expect.poll(address, { timeout: 3 * timeout })
    if (typeof path === 'string') await shown.toBe(path)
    else await shown.toMatch(path)
  }

  /** Waits until the first heading matches. */
  async reads(heading: string | RegExp) {
    const shown = expect.poll(() => this.#tried(() => document.querySelector('h1')?.innerText ?? ''), {
      timeout,
    })
    if (typeof heading === 'string') await shown.toBe(heading)
    else await shown.toMatch(heading)
  }

  /** Waits until the page contains a text. */
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

  /** Waits until an element can be pressed and returns its centre. */
  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let middle = { x: Number.NaN, y: Number.NaN }
    await expect
      .poll(
        async () => {
          // A busy engine paints so rarely that a moving element can seem to rest between two frames.
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

  /** Waits until the page is hydrated and no more files load, which could move elements. */
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

  /** Like `run`, but null while the document is being replaced. */
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

/** Runs in the page. @returns whether the press hit the element that `findTarget` found last; null in a new document */
function wasPressed(): boolean | null {
  const page: Pressed = window
  return page.targetPressed ?? null
}

/** Runs in the page. Resolves after the next frame, or after 250 ms without one. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 250)
  })
}

/** Runs in the page. @returns the number of files loaded so far, or -1 before hydration */
function resourcesOfHydratedPage(): number {
  const parts = [...document.querySelectorAll('header a, main, main > *')]
  const isHydrated =
    parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
  return isHydrated ? performance.getEntriesByType('resource').length : -1
}
