import type { Bill } from '@zayy/contract/types'
import { BilingualLabel } from './invoice-parts.tsx'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { orderMessages } from './order-messages.ts'
import styles from './invoice-sheet.module.css'

/** Seller and buyer. */
export function InvoiceParties({ bill: { seller, buyer }, view }: { bill: Bill; view: InvoiceView }) {
  const { ar, en } = orderMessages
  const { names, addresses } = view.seller
  const buyerName = <bdi>{buyer.name}</bdi>
  return (
    <div className={styles.parties}>
      <section>
        <h3>
          <BilingualLabel of={(messages) => messages.seller} />
        </h3>
        <p>
          <b>{names.ar}</b>
          {names.en === names.ar ? null : (
            <>
              {' · '}
              <bdi lang="en" dir="ltr">
                {names.en}
              </bdi>
            </>
          )}
        </p>
        {addresses.ar === null ? null : <p>{addresses.ar}</p>}
        {seller.vat_number === null ? null : (
          <p>
            {ar.vatNumber}{' '}
            <bdi lang="en" dir="ltr">
              {en.vatNumber}
            </bdi>{' '}
            <bdi dir="ltr">{seller.vat_number}</bdi>
          </p>
        )}
        {seller.cr_number === null ? null : (
          <p>
            {ar.crNumber}{' '}
            <bdi lang="en" dir="ltr">
              {en.crNumber}
            </bdi>{' '}
            <bdi dir="ltr">{seller.cr_number}</bdi>
          </p>
        )}
      </section>
      <section>
        <h3>
          <BilingualLabel of={(messages) => messages.buyer} />
        </h3>
        {buyer.company === null ? null : (
          <p>
            <b>
              <bdi>{buyer.company.name}</bdi>
            </b>
          </p>
        )}
        {buyer.company === null || !view.taxInvoice ? null : (
          <p>
            {ar.vatNumber}{' '}
            <bdi lang="en" dir="ltr">
              {en.vatNumber}
            </bdi>{' '}
            <bdi dir="ltr">{buyer.company.vat_number}</bdi>
          </p>
        )}
        <p>{buyer.company === null ? <b>{buyerName}</b> : buyerName}</p>
        <p>
          <bdi>{buyer.address}</bdi>
        </p>
        {[buyer.phone, buyer.email].filter(Boolean).map((contact) => (
          <p key={contact}>
            <bdi dir="ltr">{contact}</bdi>
          </p>
        ))}
      </section>
    </div>
  )
}
