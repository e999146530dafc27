import { Link } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'

type EmptyPageProps = {
  /** URL of a drawing of 200 × 160. */
  drawing: string
  title: string
  /** Set it if a script moves focus to the title. */
  titleId?: string
  text: string
  /** Label of the link to all products. */
  startShopping: string
}

/** A page without content, such as an empty cart, with a link to the products. */
export function EmptyPage({ startShopping, ...state }: EmptyPageProps) {
  return (
    <EmptyState heading="h1" {...state}>
      <Link className={`${button.primary} ${button.large}`} to="/shop">
        {startShopping}
      </Link>
    </EmptyState>
  )
}
