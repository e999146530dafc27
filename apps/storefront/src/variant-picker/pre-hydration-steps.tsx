import { ScriptOnce } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { typeInCell, type VariantCell, type VariantSelectionStore } from './variant-selection-store.ts'

/** Removes the script's listeners: from then on React handles the buttons. */
const HYDRATED_EVENT = 'quantities-hydrated'

/** Changes the number between minus and plus in the markup. No build step transpiles it. */
const script = `(function () {
  function step(event) {
    var button = event.target.closest && event.target.closest('button')
    var field = button && button.parentElement.querySelector(':scope > input[name^="quantity-"]')
    if (!field) return
    if (!/^\\d{0,6}$/.test(field.value)) return
    field.value = Math.max(0, Number(field.value) + (button.nextElementSibling ? -1 : 1))
    button.parentElement.firstElementChild.disabled = field.value === '0'
  }
  function paste(event) {
    var text = event.clipboardData.getData('text/plain').trim()
    if (/^quantity-/.test(event.target.name) && /[\\t\\n\\r]/.test(text)) event.preventDefault()
  }
  document.addEventListener('click', step)
  document.addEventListener('paste', paste)
  document.addEventListener('${HYDRATED_EVENT}', function () {
    document.removeEventListener('click', step)
    document.removeEventListener('paste', paste)
  }, { once: true })
})()`

/**
 * Makes minus and plus work before hydration, which a slow connection delays. Pasting spreadsheet cells is blocked until
 * then, because a field would join their numbers.
 */
export function PreHydrationSteps() {
  return <ScriptOnce>{script}</ScriptOnce>
}

const PREFIX = 'quantity'

/** Returns the name of a cell's field, by which a number typed before hydration is assigned to its cell. */
export function quantityFieldName({ colour, size }: VariantCell): string {
  return `${PREFIX}-${colour}-${size}`
}

/** Puts the quantities that were entered before hydration into the store. */
export function usePreHydrationQuantities(
  picker: RefObject<HTMLElement | null>,
  store: VariantSelectionStore,
): void {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT))
    const fields = picker.current?.querySelectorAll<HTMLInputElement>(`input[name^="${PREFIX}-"]`) ?? []
    for (const { name, value } of fields) {
      const [, colour, size] = name.split('-').map(Number)
      const isTyped = value.trim() !== '' && value !== '0'
      if (isTyped && colour && size) typeInCell(store, { colour, size }, value)
    }
  }, [picker, store])
}
