import drawing from '@zayy/ui/assets/hanger.svg?url'
import badge from '@zayy/ui/badge.module.css'
import button from '@zayy/ui/button.module.css'
import { Dot } from '@zayy/ui/dot'
import { Dots } from '@zayy/ui/dots'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { iconNames } from '@zayy/ui/icon-names'
import { CardSkeleton } from '@zayy/ui/skeleton'
import skeleton from '@zayy/ui/skeleton.module.css'
import { Rating, Stars } from '@zayy/ui/stars'
import statusBadge from '@zayy/ui/status-badge.module.css'
import { toast } from '@zayy/ui/toast'
import { ConnectionMessage } from '../connection/connection-bar.tsx'
import { useMessages } from '../i18n/locale-context.tsx'
import loadingScreen from '../page/loading-screen.module.css'
import { MessagePage } from '../page/message-page.tsx'
import notice from '../page/notice.module.css'
import progress from '../page/progress-bar.module.css'
import styles from './gallery.module.css'
import { Section, State, useSampleMessages } from './section.tsx'

const kinds = {
  accent: badge.accent,
  solid: badge.solid,
  'status, good': `${badge.badge} ${statusBadge.good}`,
  'status, warning': `${badge.badge} ${statusBadge.warning}`,
  'status, bad': `${badge.badge} ${statusBadge.bad}`,
  'status, quiet': `${badge.badge} ${statusBadge.quiet}`,
}

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
          <Stars value={value} label={rating(value.toFixed(1))} />
        </State>
      ))}
      <State name="Rating">
        <Rating value={4.7} label={rating('4.7')} count="12" />
      </State>
      <State name="Stars, large">
        <Stars value={4.7} label={rating('4.7')} large />
      </State>
      <State name="Dot">
        <Dot code="#1f2a44" /> <Dot code="#ffffff" /> <Dot code="#5b1f2b" />
        <Dots
          label="navy, white, maroon"
          colours={[
            { name: 'navy', code: '#1f2a44' },
            { name: 'white', code: '#ffffff' },
            { name: 'maroon', code: '#5b1f2b' },
          ]}
        />
      </State>
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

export function Messages() {
  const { heading, sentence, act, open, done, failed } = useSampleMessages()
  return (
    <Section name="Messages">
      <State name="notice, refused" wide>
        <div className={notice.notice}>
          <Icon name="warning-circle" size="l" className={notice.icon} />
          <div>
            <b>{heading}</b>
            <p>{failed}</p>
          </div>
        </div>
      </State>
      <State name="notice, information" wide>
        <div className={`${notice.notice} ${notice.information}`}>
          <Icon name="warning-circle" size="l" className={notice.icon} />
          <div>
            <b>{heading}</b>
            <p>{sentence}</p>
          </div>
        </div>
      </State>
      <State name="toast, success">
        <button type="button" className={button.outlined} onClick={() => void toast(done, 'success')}>
          {open}
        </button>
      </State>
      <State name="toast, error">
        <button type="button" className={button.outlined} onClick={() => void toast(failed, 'error')}>
          {open}
        </button>
      </State>
      {[null, () => undefined].map((onTryAgain) => (
        <State
          key={String(onTryAgain)}
          name={`connection bar, ${onTryAgain ? 'not opened' : 'offline'}`}
          wide
        >
          <div className={styles.ownScreen}>
            <ConnectionMessage offline={onTryAgain === null} onTryAgain={onTryAgain} />
          </div>
        </State>
      ))}
      <State name="MessagePage" wide>
        <MessagePage art="needle" kicker="404" title={heading} text={sentence}>
          <button type="button" className={button.primary}>
            {act}
          </button>
        </MessagePage>
      </State>
      <State name="EmptyState" wide>
        <EmptyState drawing={drawing} title={heading} text={sentence}>
          <button type="button" className={button.primary}>
            {act}
          </button>
        </EmptyState>
      </State>
    </Section>
  )
}

export function LoadingStates() {
  return (
    <Section name="Loading">
      <State name="CardSkeleton">
        <div className={styles.card}>
          <CardSkeleton />
        </div>
      </State>
      <State name="skeleton: line, shortLine">
        <div className={styles.card}>
          <div className={skeleton.line} />
          <div className={skeleton.shortLine} />
        </div>
      </State>
      <State name="dots of the first loading">
        <div className={loadingScreen.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </State>
      <State name="progress line, at the top of this page">
        <div className={progress.progress} aria-hidden="true" />
      </State>
    </Section>
  )
}
