// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announceLoginChange } from './login-state.ts'
import { useReloadAtLogin } from './use-reload-at-login.ts'

test('a page that Back restores loads again only after a login or logout', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  renderHook(useReloadAtLogin)
  window.dispatchEvent(new Event('pageshow'))
  expect(reload).not.toHaveBeenCalled()
  announceLoginChange()
  window.dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
})
