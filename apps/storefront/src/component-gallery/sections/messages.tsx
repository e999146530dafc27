import drawing from '@zayy/ui/assets/hanger.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { ConnectionMessage } from '../../layout/connection/connection-message.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import button from '@zayy/ui/button.module.css'
import styles from '../gallery.module.css'
import notice from '../../layout/notice.module.css'

/** What the shop says: at the place that it is about, over the page for a moment, or instead of what there is not. */
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
