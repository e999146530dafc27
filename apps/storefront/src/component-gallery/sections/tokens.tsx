import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import styles from '../gallery.module.css'

const colours = [
  'paper card studio line edge',
  'ink ink-soft palm palm-hover palm-night palm-mist palm-tint',
  'saffron saffron-tint saffron-ink saffron-mark',
  'good good-tint warn warn-tint bad bad-tint quiet-tint off off-ink',
].flatMap((group) => group.split(' '))

const sizes = ['f-xs', 'f-s', 'f-m', 'f-l', 'f-xl', 'f-2xl', 'f-3xl', 'f-4xl']

const spaces = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']

/** Colours, sizes of type and distances, by the names of packages/ui/src/styles/tokens.css. */
export function Tokens() {
  const messages = useSampleMessages()
  return (
    <Section name="Tokens">
      {colours.map((name) => (
        <State key={name} name={name}>
          <div className={styles.colour} style={{ background: `var(--${name})` }} />
        </State>
      ))}
      {sizes.map((name) => (
        <State key={name} name={name} wide>
          <p style={{ fontSize: `var(--${name})` }}>{messages.heading}</p>
        </State>
      ))}
      {spaces.map((name) => (
        <State key={name} name={name}>
          <div className={styles.length} style={{ inlineSize: `var(--${name})` }} />
        </State>
      ))}
    </Section>
  )
}
