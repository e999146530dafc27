import { acceptedPieces, placeOf } from '@zayy/domain/cart/paste/accepted-cells'
import { missing } from '@zayy/domain/cart/paste/paste-table'
import type { PastedBlock, PastedRow } from '@zayy/domain/cart/paste/read-block'
import { formatNumber } from '@zayy/i18n/numbers'
import { Thumb } from '@zayy/ui/thumb'
import { useState } from 'react'
import { useMessages } from '../../../i18n/locale-context.tsx'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { PasteCell } from './paste-cell.tsx'
import field from '@zayy/ui/field.module.css'
import styles from './paste-table.module.css'

/** A pasted block as a table: accepted cells in green, rejected ones struck out, colours to be chosen where they were guessed. */
export function PasteTable({
  block,
  onChooseColour,
}: {
  block: PastedBlock
  onChooseColour: (row: number, colour: number | null) => void
}) {
  const cart = useMessages('cart')
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
                  ) : text === missing ? (
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
  const named = row.text === missing ? messages.withoutColour : row.text
  return (
    <span className={styles.colour}>
      {colour ? <Thumb url={colour.image} width={34} height={42} /> : null}
      <span>
        {open ? <bdi>{named}</bdi> : (colour?.name ?? named)}
        {open ? (
          <select
            className={`${field.select} ${styles.guess}`}
            aria-label={row.text === missing ? messages.colourForMissing : messages.colourFor(row.text)}
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
