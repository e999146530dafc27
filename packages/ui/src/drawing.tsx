import styles from './empty-state.module.css'
import sprite from './icons.svg?url'

/** A line drawing for a page with one message. It is part of the icon sprite, so it shows without a network. */
export function Drawing({ name }: { name: 'needle' | 'tag' | 'tape-measure' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 160" aria-hidden="true">
      <use href={`${sprite}#${name === 'tag' ? 'tag-drawing' : name}`} />
    </svg>
  )
}
