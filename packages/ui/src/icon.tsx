import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

/** An icon of the sprite, hidden from readers. Sizes: s 16, none 20, l 24, xl 32 px. `flip` mirrors it in Arabic. */
export function Icon({ name, size, flip }: { name: IconName; size?: 's' | 'l' | 'xl'; flip?: boolean }) {
  const className = ['i', size, flip && 'flip'].filter(Boolean).join(' ')
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
