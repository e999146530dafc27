import { type RefObject, useEffect } from 'react'
import { hydratedEvent } from './pre-hydration-steps.tsx'
import type { VariantCell, VariantSelectionStore } from './variant-selection-store.ts'
import { typeInCell } from './variant-selection-store.ts'

const prefix = 'quantity'

/** The name of a cell's field: it says which cell a number typed before hydration belongs to. */
export function quantityFieldName({ colour, size }: VariantCell): string {
  return `${prefix}-${colour}-${size}`
}

/** Takes over the quantities that were typed or pressed in the fields before hydration. */
export function usePreHydrationQuantities(
  picker: RefObject<HTMLElement | null>,
  store: VariantSelectionStore,
): void {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent))
    const fields = picker.current?.querySelectorAll<HTMLInputElement>(`input[name^="${prefix}-"]`) ?? []
    for (const { name, value } of fields) {
      const [, colour, size] = name.split('-').map(Number)
      const isTyped = value.trim() !== '' && value !== '0'
      if (isTyped && colour && size) typeInCell(store, { colour, size }, value)
    }
  }, [picker, store])
}
