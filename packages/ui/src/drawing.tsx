import styles from './empty-state.module.css'
import sprite from './icons.svg?url'

/** A line drawing for a page that has one thing to say. It comes with the icons, so that it is there without a network too. */
export function Drawing({ name }: { name: 'needle' | 'tag' | 'tape-measure' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 160" aria-hidden="true">
      <use href={`${sprite}#${name === 'tag' ? 'tag-drawing' : name}`} />
    </svg>
  )
}
