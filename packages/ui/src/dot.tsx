import styles from './dot.module.css'

/** A colour as a small disc. The colour is an SVG attribute: the Content Security Policy forbids style attributes. */
export function Dot({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.dot} ${className}` : styles.dot}
      viewBox="0 0 2 2"
      aria-hidden="true"
    >
      <rect width="2" height="2" fill={code} />
    </svg>
  )
}
