import styles from '../gallery.module.css'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'

const colours = [
  'page surface backdrop line control-border',
  'text text-muted text-on-dark-muted accent accent-hover accent-dark accent-tint',
  'highlight highlight-tint highlight-text highlight-mark',
  'success success-tint warning warning-tint danger danger-tint neutral-tint disabled disabled-text',
].flatMap((group) => group.split(' '))

const sizes = ['2xs', 'xs', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']

const spaces = [1, 2, 3, 4, 6, 8, 12, 18, 26]

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
