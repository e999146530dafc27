import { toSar } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { Amount, BilingualLabel } from './bilingual-label.tsx'
import { ChosenPieces } from './chosen-pieces.tsx'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import styles from './invoice-sheet.module.css'

/** The lines of the invoice, each with its pieces below it. The head repeats on every page, and no line is torn by the end of one (CSS). */
export function InvoiceLines({ view, tax }: { view: InvoiceView; tax: string }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">
            <BilingualLabel of={(messages) => messages.item} />
          </th>
          <th scope="col">
            <BilingualLabel of={(messages) => messages.quantity} />
          </th>
          <th scope="col">
            <BilingualLabel of={(messages) => messages.listPrice} />
          </th>
          <th scope="col">
            <BilingualLabel of={(messages) => messages.tierPrice} />
          </th>
          <th scope="col">
            <BilingualLabel of={(messages) => messages.net} />
          </th>
          {view.taxInvoice ? (
            <>
              <th scope="col">
                <BilingualLabel of={(messages) => messages.vat} />
              </th>
              <th scope="col">
                <BilingualLabel of={(messages) => messages.gross} />
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      {view.lines.map((line, index) => (
        <tbody key={line.id}>
          <tr>
            <td>{index + 1}</td>
            <td>
              <b>{line.names.ar}</b>{' '}
              <bdi lang="en" dir="ltr" className={styles.english}>
                {line.names.en}
              </bdi>
            </td>
            <td>{formatNumber(line.quantity)}</td>
            <td>
              <Amount sum={formatAmount(toSar(line.listPrice))} />
            </td>
            <td>
              <Amount sum={formatAmount(toSar(line.unitPrice))} />
            </td>
            <td>
              <Amount sum={formatAmount(toSar(line.amount))} />
            </td>
            {view.taxInvoice ? (
              <>
                <td>
                  <bdi dir="ltr">{tax}</bdi>
                </td>
                <td>
                  <Amount sum={formatAmount(toSar(line.gross))} />
                </td>
              </>
            ) : null}
          </tr>
          <tr>
            <td />
            <td colSpan={view.taxInvoice ? 7 : 5} className={styles.pieces}>
              <ChosenPieces colours={line.colours} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
