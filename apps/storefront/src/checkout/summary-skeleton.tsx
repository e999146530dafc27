import { useCheckoutMessages } from './checkout-messages.ts'

/** The shape of the summary until the cart has been read from the browser. */
export function SummarySkeleton() {
  const messages = useCheckoutMessages()
  return (
    <div className="sumbox" aria-busy="true">
      <h2>{messages.summary}</h2>
      <div className="summary-skeleton" aria-hidden="true">
        <div className="skel line" />
        <div className="skel line short" />
        <div className="skel line" />
        <div className="skel line short" />
      </div>
    </div>
  )
}
