// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { watchSize } from './watch-size.ts'

afterEach(() => vi.unstubAllGlobals())

test('looks in the frame after the observer’s call, and ends the observation', () => {
  let resize = () => {}
  let paint = () => {}
  const observe = vi.fn()
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(callback: () => void) {
        resize = callback
      }
    },
  )
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame
  })
  const look = vi.fn()
  const end = watchSize(document.body, look)
  expect(observe).toHaveBeenCalledWith(document.body)
  resize()
  expect(look).not.toHaveBeenCalled()
  paint()
  expect(look).toHaveBeenCalledTimes(1)
  end()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
