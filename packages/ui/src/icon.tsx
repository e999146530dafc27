import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

const sizes = { s: styles.small, l: styles.large }

/** An icon of the sprite, hidden from screen readers. Sizes: s 16, default 20, l 24 px. `flip` mirrors it in Arabic. */
export function Icon({
  name,
  size,
  flip,
  className,
}: {
  name: IconName
  size?: keyof typeof sizes
  flip?: boolean
  className?: string | undefined
}) {
  const classes = [styles.icon, size && sizes[size], flip && styles.mirrored, className].filter(Boolean)
  return (
    <svg className={classes.join(' ')} aria-hidden="true">
      <use href={isInlined(name) ? `#i-${name}` : `${sprite}#${name}`} />
    </svg>
  )
}

/** Returns whether the page draws the icon itself, so that it shows before the sprite loads. */
let isInlined = (name: IconName): boolean =>
  typeof document === 'object' && document.getElementById(`i-${name}`) !== null

/** Has `Icon` ask this function instead of the document (first-screen-icons.ts of the storefront). */
export function inlineIcons(isInPage: (name: IconName) => boolean): void {
  isInlined = isInPage
}
