import { Icon } from '@zayy/ui/icon'
import { useConnectionMessages } from './connection-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './connection-bar.module.css'

/** The bar at the foot of the screen. `onTryAgain`: there is a page that could not be opened. */
export function ConnectionMessage({
  offline,
  onTryAgain,
}: {
  offline: boolean
  onTryAgain: (() => void) | null
}) {
  const messages = useConnectionMessages()
  return (
    <div className={styles.bar}>
      <div className={`${layout.container} ${layout.row} ${styles.message}`}>
        <Icon name={offline ? 'wifi-slash' : 'warning-circle'} />
        <span>{onTryAgain === null ? messages.offline : messages.notOpened}</span>
        {onTryAgain === null ? null : (
          <button type="button" className={styles.tryAgain} onClick={onTryAgain}>
            {messages.tryAgain}
          </button>
        )}
      </div>
    </div>
  )
}
