import type { PastedCell } from '@zayy/domain/cart/paste/read-cell'
import { formatNumber } from '@zayy/i18n/numbers'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './paste-table.module.css'

/** One cell of a pasted block. `fits`: it has a colour and a size of the product. */
export function PasteCell({ cell, fits }: { cell: PastedCell; fits: boolean }) {
  const messages = useGridToolsMessages()
  if (cell.kind === 'empty') return null
  if (cell.kind === 'quantity' && fits)
    return <span className={`${styles.cell} ${styles.accepted}`}>{formatNumber(cell.quantity)}</span>
  const text = cell.kind === 'quantity' ? formatNumber(cell.quantity) : cell.text
  return (
    <span className={`${styles.cell} ${styles.rejected}`}>
      <s aria-hidden>
        <bdi dir={cell.kind === 'rejected' && cell.issue === 'notANumber' ? 'auto' : 'ltr'}>{text}</bdi>
      </s>
      <span className={typography.visuallyHidden}>{messages.rejectedCell(text)}</span>
    </span>
  )
}
