import { Link } from '@tanstack/react-router'
import { EmptyState } from '@zayy/ui/empty-state'
import button from '@zayy/ui/button.module.css'

type EmptyPageProps = {
  /** The address of a drawing of 200 × 160. */
  drawing: string
  title: string
  /** Given where a script moves the focus to the title. */
  titleId?: string
  text: string
  /** What the link to all products says. */
  startShopping: string
}

/** A page that has nothing to show yet, such as an empty cart: the way on is to the products. */
export function EmptyPage({ startShopping, ...state }: EmptyPageProps) {
  return (
    <EmptyState heading="h1" {...state}>
      <Link className={`${button.primary} ${button.large}`} to="/shop">
        {startShopping}
      </Link>
    </EmptyState>
  )
}
