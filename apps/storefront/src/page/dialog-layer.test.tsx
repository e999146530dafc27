// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DialogLayer } from '@zayy/ui/dialog/dialog-layer'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

const paint = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))))

const onClose = vi.fn()

function Page({ open }: { open: boolean }) {
  return (
    <StrictMode>
      <button type="button">Opener</button>
      <div role="status">
        <p>Saved</p>
      </div>
      <DialogLayer
        open={open}
        onClose={onClose}
        className=""
        label="Dialog"
        initialFocus={() => document.querySelector('.initial')}
      >
        <button type="button">First</button>
        <input disabled className="initial" />
      </DialogLayer>
    </StrictMode>
  )
}

test('hides the page but no text of its live regions, and returns the focus to its opener', async () => {
  const { rerender } = render(<Page open={false} />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  rerender(<Page open />)
  await paint()
  // The initial element is disabled.
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  expect(opener.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Saved').closest('[aria-hidden]')).toBeNull()
  rerender(<Page open={false} />)
  await paint()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(opener.hasAttribute('aria-hidden')).toBe(false)
})

test('Escape closes it once: not while it is held down, nor within a composition', () => {
  onClose.mockClear()
  render(<Page open />)
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 'Escape', ...init })
  press({ repeat: true })
  press({ keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  press({})
  expect(onClose).toHaveBeenCalledOnce()
})

function Nested({ open, inner }: { open: boolean; inner: boolean }) {
  return (
    <>
      <button type="button">Opener</button>
      <DialogLayer open={open} onClose={onClose} className="" label="Outer">
        <button type="button">Within</button>
        <DialogLayer open={inner} onClose={onClose} className="" label="Inner">
          <button type="button">Innermost</button>
        </DialogLayer>
      </DialogLayer>
    </>
  )
}

test('a dialog within another closes with it, and the focus returns to the first opener', async () => {
  const { rerender } = render(<Nested open={false} inner={false} />)
  const opener = screen.getByRole('button', { name: 'Opener' })
  opener.focus()
  rerender(<Nested open inner={false} />)
  await paint()
  rerender(<Nested open inner />)
  await paint()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Innermost' }))
  rerender(<Nested open={false} inner />)
  await paint()
  expect(document.activeElement).toBe(opener)
  expect(opener.hasAttribute('aria-hidden')).toBe(false)
})

test('a press outside closes it, but not the second of a double press on its opener', () => {
  onClose.mockClear()
  render(<Page open />)
  const backdrop = screen.getByRole('dialog').previousElementSibling ?? document.body
  fireEvent.click(backdrop, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(backdrop, { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})
