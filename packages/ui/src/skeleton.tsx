/** The shape of what comes while it is on its way: a card of a product, with its picture and two lines. Hidden from readers. */
export function CardSkeleton() {
  return (
    <div className="pc" aria-hidden="true">
      <div className="pic skel" />
      <div className="skel line" />
      <div className="skel line short" />
    </div>
  )
}
