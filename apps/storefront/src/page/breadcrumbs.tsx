import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Fragment } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import styles from './breadcrumbs.module.css'

/** Starts with home. The last entry is the page itself, without a path. */
export function Breadcrumbs({
  trail,
  wide = true,
}: {
  trail: { name: string; to?: string }[]
  wide?: boolean
}) {
  const messages = useMessages('layout')
  return (
    <nav
      className={wide ? `${layout.container} ${styles.breadcrumbs}` : styles.breadcrumbs}
      aria-label={messages.breadcrumb}
    >
      <ShopLink to="/">{messages.home}</ShopLink>
      {trail.map(({ name, to }) => (
        <Fragment key={`${to} ${name}`}>
          <Icon name="caret-right" flip className={styles.separator} />
          {to === undefined ? (
            <span aria-current="page">
              <bdi>{name}</bdi>
            </span>
          ) : (
            <ShopLink to={to}>
              <bdi>{name}</bdi>
            </ShopLink>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
