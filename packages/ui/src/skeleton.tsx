/** The shape of what comes while it is on its way: a card of a product, with its picture and two lines. Hidden from readers. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skel card-picture" />
      <div className="skel line" />
      <div className="skel line short" />
    </div>
  )
}
