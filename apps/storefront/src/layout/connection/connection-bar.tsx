import { Icon } from '@zayy/ui/icon'
import { useConnectionMessages } from './connection-messages.ts'
import { useKeptPage } from './use-kept-page.ts'
import { useOffline } from './use-offline.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './connection-bar.module.css'

/** Says that the network is gone and the cart is safe, or that the page asked for could not be opened, and tries it again. */
export default function ConnectionBar() {
  const messages = useConnectionMessages()
  const offline = useOffline()
  const { notOpened, tryAgain } = useKeptPage()
  return (
    <div role="status">
      {offline || notOpened !== null ? (
        <div className={styles.bar}>
          <div className={`${layout.container} ${layout.row} ${styles.message}`}>
            <Icon name={offline ? 'wifi-slash' : 'warning-circle'} />
            <span>{notOpened === null ? messages.offline : messages.notOpened}</span>
            {notOpened === null ? null : (
              <button type="button" className={styles.tryAgain} onClick={tryAgain}>
                {messages.tryAgain}
              </button>
            )}
          </div>
        </div>
      ) : null}
    </div>
  )
}
