import styles from '../gallery.module.css'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'

const colours = [
  'page surface backdrop line control-border',
  'text text-muted text-on-dark-muted accent accent-hover accent-dark accent-tint',
  'highlight highlight-tint highlight-text highlight-mark',
  'success success-tint warning warning-tint danger danger-tint neutral-tint disabled disabled-text',
].flatMap((group) => group.split(' '))

const sizes = '3xs 2xs xs sm md prose lg xl 2xl 3xl 4xl 5xl title display'.split(' ')

const spaces = '0-5 1 1-5 2 2-5 3 3-5 4 4-5 5 5-5 6 7 8 10 12 16 18 26'.split(' ')

/** Colours, sizes of type and distances, by the names of packages/ui/src/styles/tokens.css. */
export function Tokens() {
  const messages = useSampleMessages()
  return (
    <Section name="Tokens">
      {colours.map((name) => (
        <State key={name} name={name}>
          <div className={styles.colour} style={{ background: `var(--color-${name})` }} />
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={`font-size-${size}`} wide>
          <p style={{ fontSize: `var(--font-size-${size})` }}>{messages.heading}</p>
        </State>
      ))}
      {spaces.map((step) => (
        <State key={step} name={`space-${step}`}>
          <div className={styles.length} style={{ inlineSize: `var(--space-${step})` }} />
        </State>
      ))}
    </Section>
  )
}
