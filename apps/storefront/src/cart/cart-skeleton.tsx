import { useCartPageMessages } from './cart-page-messages.ts'

/** The cart's page until the browser has read its cart, or for good where there is no script to read it. */
export function CartSkeleton() {
  const page = useCartPageMessages()
  return (
    <>
      <div className="row between wrapx cart-head">
        <h1 className="h1">{page.cart}</h1>
      </div>
      <noscript>
        <p className="nudge min">{page.needsScript}</p>
      </noscript>
      <div className="g12 cg cart-wait" aria-hidden="true">
        <div className="cart-lines">
          <div className="cl">
            <div className="clp skel" />
            <div className="clb">
              <div className="skel line" />
              <div className="skel line short" />
            </div>
          </div>
        </div>
        <div className="cart-aside">
          <div className="sumbox skel" />
        </div>
      </div>
    </>
  )
}
