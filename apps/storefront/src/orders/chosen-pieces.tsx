import { sizeLabel } from '@zayy/i18n/size-label'
import type { InvoiceLine } from '@zayy/domain/orders/invoice-view'
import styles from './chosen-pieces.module.css'

/** The colours of an invoice's line in both languages, each with its sizes and their pieces. */
export function ChosenPieces({ colours }: Pick<InvoiceLine, 'colours'>) {
  return colours.map((colour) => (
    <span className={styles.colour} key={colour.id}>
      {colour.names.ar} <span lang="en">{colour.names.en}</span>:{' '}
      {colour.sizes.map(({ name, quantity }, index) => (
        <span key={name}>
          {index > 0 ? '، ' : null}
          <bdi>
            {sizeLabel(name, 'ar')} × {quantity}
          </bdi>
        </span>
      ))}
    </span>
  ))
}
