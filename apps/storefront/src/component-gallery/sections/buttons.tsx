import { CopyButton } from '@zayy/ui/copy-button'
import { Icon } from '@zayy/ui/icon'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import button from '@zayy/ui/button.module.css'
import iconButton from '@zayy/ui/icon-button.module.css'

const kinds = Object.entries({
  primary: button.primary,
  outlined: button.outlined,
  quiet: button.quiet,
  accent: button.accent,
  destructive: button.destructive,
})

const sizes = Object.entries({ small: button.small, tall: button.tall, large: button.large })

/** Buttons of all kinds, sizes and states; hover and focus are the reader's own. */
export function Buttons() {
  const { act, acting, close, product } = useSampleMessages()
  return (
    <Section name="Buttons">
      {kinds.map(([kind, className]) => (
        <State key={kind} name={kind}>
          <button type="button" className={className}>
            {act}
          </button>
        </State>
      ))}
      {kinds.map(([kind, className]) => (
        <State key={kind} name={`${kind}, disabled`}>
          <button type="button" className={className} disabled>
            {act}
          </button>
        </State>
      ))}
      {sizes.map(([size, className]) => (
        <State key={size} name={size}>
          <button type="button" className={`${button.primary} ${className}`}>
            {act}
          </button>
        </State>
      ))}
      <State name="SubmitButton">
        <SubmitButton sending={false} label={act} sendingLabel={acting} />
      </State>
      <State name="SubmitButton, sending">
        <SubmitButton sending label={act} sendingLabel={acting} />
      </State>
      <State name="CopyButton">
        <CopyButton text={product} label={product} copied={close} />
      </State>
      <State name="iconButton">
        <button type="button" className={iconButton.iconButton} aria-label={close}>
          <Icon name="x" size="l" />
        </button>
      </State>
      <State name="ringed">
        <button type="button" className={iconButton.ringed} aria-label={close}>
          <Icon name="caret-right" flip />
        </button>
      </State>
      <State name="ringed, disabled">
        <button type="button" className={iconButton.ringed} aria-label={close} disabled>
          <Icon name="caret-right" flip />
        </button>
      </State>
      <State name="fullWidth" wide>
        <button type="button" className={`${button.primary} ${button.large} ${button.fullWidth}`}>
          {act}
        </button>
      </State>
    </Section>
  )
}
