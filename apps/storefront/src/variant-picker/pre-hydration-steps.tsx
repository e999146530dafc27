import { ScriptOnce } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { typeInCell, type VariantCell, type VariantSelectionStore } from './variant-selection-store.ts'

/** Tells the script that React handles the buttons from now on. */
const HYDRATED_EVENT = 'quantities-hydrated'

/** Changes the number between minus and plus in the markup; written for the browser as it is, without a build. */
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
 * Minus and plus work from the moment they are seen, on a slow connection long before hydration. Cells of a sheet are not pasted
 * until then: a field would join their numbers.
 */
export function PreHydrationSteps() {
  return <ScriptOnce>{script}</ScriptOnce>
}

const PREFIX = 'quantity'

/** The name of a cell's field: it says which cell a number typed before hydration belongs to. */
export function quantityFieldName({ colour, size }: VariantCell): string {
  return `${PREFIX}-${colour}-${size}`
}

/** Takes over the quantities that were typed or pressed in the fields before hydration. */
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
