import { quantityOf } from '@zayy/domain/cart/selection'
import { mostPieces } from '@zayy/domain/catalog/most-pieces'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { useMessages } from '../i18n/locale-context.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import type { WrongCell } from './variant-selection-store.ts'
import styles from './wrong-quantities.module.css'

/** The cells of a colour, or one of them, whose text is no quantity: a sentence each. null: all are right. */
export function useWrongSentences(colour: number, size?: number): string[] | null {
  const wrong = useVariantSelection((state) => state.wrong)
  const sentence = useWrongSentence()
  const own = wrong.filter(({ cell }) => cell.colour === colour && (size === undefined || cell.size === size))
  return own.length > 0 ? own.map(sentence) : null
}

/** What is wrong, beside its cell; screen readers announce it as it comes. */
export function WrongQuantities({ id, sentences }: { id: string; sentences: readonly string[] }) {
  return (
    <div id={id} role="alert" className={styles.wrongQuantities}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

/** What is wrong with a cell, and what it holds meanwhile. */
export function useWrongSentence(): (wrong: WrongCell) => string {
  const messages = useMessages('cart')
  const { product } = useVariantPicker()
  const selection = useVariantSelection((state) => state.selection)
  return ({ cell, text }) => {
    const colour = product.colours.find(({ id }) => id === cell.colour)?.name ?? ''
    const size = product.sizes.find(({ id }) => id === cell.size)?.name ?? ''
    const read = readWholeNumber(text, mostPieces)
    const isTooMany = read.kind === 'rejected' && read.issue === 'tooMany'
    const kept = quantityOf(selection, cell.colour, cell.size)
    return `${messages.cell(colour, size)}: ${
      isTooMany ? messages.tooManyTyped(text, mostPieces) : messages.notAQuantity(text)
    } ${messages.keptQuantity(kept)}`
  }
}
