import { acceptedPieces, placeOf } from '@zayy/domain/cart/paste/accepted-cells'
import type { PasteIssue } from '@zayy/domain/cart/paste/block-summary'
import { MISSING_MARK } from '@zayy/domain/cart/paste/paste-table'
import type { PastedBlock, PastedRow } from '@zayy/domain/cart/paste/read-block'
import type { PastedCell } from '@zayy/domain/cart/paste/read-cell'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { formatNumber } from '@zayy/i18n/numbers'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useState } from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import styles from './paste-table.module.css'

/** A pasted block: accepted cells in green, rejected ones struck through, a select for each guessed colour. */
export function PasteTable({
  block,
  onChooseColour,
}: {
  block: PastedBlock
  onChooseColour: (row: number, colour: number | null) => void
}) {
  const cart = useBuyingMessages('cart')
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const [open] = useState(() =>
    block.rows.map(({ guessed, colour, text }) => text !== '' && (guessed || colour === null)),
  )
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.colourInSheet}</th>
            {block.columns.map(({ text, size }, at) => {
              const name = product.sizes.find(({ id }) => id === size)?.name
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <th key={at} scope="col">
                  {name !== undefined ? (
                    <bdi dir="ltr">{name}</bdi>
                  ) : text === MISSING_MARK ? (
                    messages.withoutSize
                  ) : (
                    <s className={styles.unknown}>
                      <bdi>{text}</bdi>
                    </s>
                  )}
                </th>
              )
            })}
            <th scope="col" className={styles.sum}>
              {cart.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <tr key={at}>
              <th scope="row">
                <RowColour
                  row={row}
                  open={open[at] ?? false}
                  onChoose={(colour) => onChooseColour(at, colour)}
                />
              </th>
              {row.cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={place}>
                  <PasteCell cell={cell} fits={placeOf(block, row, place) !== null} />
                </td>
              ))}
              <td className={styles.sum}>{formatNumber(acceptedPieces({ ...block, rows: [row] }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowColour({
  row,
  open,
  onChoose,
}: {
  row: PastedRow
  open: boolean
  onChoose: (colour: number | null) => void
}) {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const colour = product.colours.find(({ id }) => id === row.colour)
  const named = row.text === MISSING_MARK ? messages.withoutColour : row.text
  return (
    <span className={styles.colour}>
      {colour ? <Thumb url={colour.image} width={34} height={42} /> : null}
      <span>
        {open ? <bdi>{named}</bdi> : (colour?.name ?? named)}
        {open ? (
          <select
            className={`${field.select} ${styles.guess}`}
            aria-label={row.text === MISSING_MARK ? messages.colourForMissing : messages.colourFor(row.text)}
            value={row.colour ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
          >
            {product.colours.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{messages.leaveOut}</option>
          </select>
        ) : null}
      </span>
    </span>
  )
}

/** @param props.fits the cell has a colour and a size of the product */
function PasteCell({ cell, fits }: { cell: PastedCell; fits: boolean }) {
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

const MAX_QUOTED_CELLS = 5

/** Explains what was left out of a block, one sentence per reason. */
export function PasteIssues({ issues }: { issues: readonly PasteIssue[] }) {
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={'text' in issue ? `${issue.kind} ${issue.text}` : issue.kind}>
          <Icon name="warning-circle" />
          <span>
            <IssueText issue={issue} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function IssueText({ issue }: { issue: PasteIssue }): ReactNode {
  const messages = useGridToolsMessages()
  const comma = useLocale() === 'ar' ? '، ' : ', '
  const { product, tiers } = useVariantPicker()
  if ('pieces' in issue && !('text' in issue)) return messages[issue.kind](issue.pieces)
  if ('text' in issue) {
    if (issue.kind === 'unknownColour') return messages.unknownColour(issue.text, issue.pieces)
    const parts = {
      size: <bdi>{issue.text}</bdi>,
      first: <bdi dir="ltr">{product.sizes[0]?.name}</bdi>,
      last: <bdi dir="ltr">{product.sizes.at(-1)?.name}</bdi>,
    }
    return <Trans text={messages.unknownSize(issue.pieces)} parts={parts} />
  }
  const quoted = issue.texts.slice(0, MAX_QUOTED_CELLS)
  const cells = (
    <>
      {quoted.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one sentence never change places
        <span key={at}>
          {at > 0 ? comma : null}
          <bdi dir={issue.kind === 'negative' || issue.kind === 'fraction' ? 'ltr' : 'auto'}>
            {text.slice(0, 30)}
          </bdi>
        </span>
      ))}
      {issue.texts.length > quoted.length ? ' …' : null}
    </>
  )
  const text =
    issue.kind === 'tooMany'
      ? messages.tooMany(greatestQuantity(tiers))
      : messages[issue.kind](issue.texts.length)
  return <Trans text={text} parts={{ cells }} />
}
