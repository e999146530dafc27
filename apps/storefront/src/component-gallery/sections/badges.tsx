import badge from '@zayy/ui/badge.module.css'
import { Dot } from '@zayy/ui/dot'
import { Icon } from '@zayy/ui/icon'
import { iconNames } from '@zayy/ui/icon-names'
import { Stars } from '@zayy/ui/stars'
import statusBadge from '@zayy/ui/status-badge.module.css'
import { TierSteps } from '@zayy/ui/tier-steps'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'

const kinds = {
  accent: badge.accent,
  highlight: badge.highlight,
  'status, good': `${badge.badge} ${statusBadge.good}`,
  'status, warning': `${badge.badge} ${statusBadge.warning}`,
  'status, bad': `${badge.badge} ${statusBadge.bad}`,
  'status, quiet': `${badge.badge} ${statusBadge.quiet}`,
}

/** Small marks: badges and statuses, stars, colours, steps of price, icons. */
export function Badges() {
  const { status } = useSampleMessages()
  const { rating } = useMessages('layout')
  return (
    <Section name="Badges and marks">
      {Object.entries(kinds).map(([kind, className]) => (
        <State key={kind} name={kind}>
          <span className={className}>{status}</span>
        </State>
      ))}
      {[0, 3.4, 5].map((value) => (
        <State key={value} name={`Stars, ${value}`}>
          <Stars value={value} label={rating(value.toFixed(1))} count="12" />
        </State>
      ))}
      <State name="Stars, large">
        <Stars value={4.7} label={rating('4.7')} large />
      </State>
      <State name="Dot">
        <Dot code="#1f2a44" /> <Dot code="#ffffff" /> <Dot code="#5b1f2b" />
      </State>
      {[0, 1, 2].map((reached) => (
        <State key={reached} name={`TierSteps, ${reached} reached`}>
          <TierSteps count={3} reached={reached} />
        </State>
      ))}
      <State name="Icon: s, none, l" wide>
        <Icon name="truck" size="s" /> <Icon name="truck" /> <Icon name="truck" size="l" />
      </State>
      {iconNames.map((name) => (
        <State key={name} name={name}>
          <Icon name={name} size="l" />
        </State>
      ))}
    </Section>
  )
}
