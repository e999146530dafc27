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

test('a press outside closes it, but not the second of a double press on its opener', () => {
  render(<Page open />)
  const backdrop = screen.getByRole('dialog').previousElementSibling ?? document.body
  fireEvent.click(backdrop, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(backdrop, { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})
