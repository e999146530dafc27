import { ConnectionMessage } from './connection-message.tsx'
import { useKeptPage } from './use-kept-page.ts'
import { useOffline } from './use-offline.ts'

/** Says that the network is gone and the cart is safe, or that the page asked for could not be opened, and tries it again. */
export function ConnectionBar() {
  const offline = useOffline()
  const { notOpened, tryAgain } = useKeptPage()
  return (
    <div role="status">
      {offline || notOpened !== null ? (
        <ConnectionMessage offline={offline} onTryAgain={notOpened === null ? null : tryAgain} />
      ) : null}
    </div>
  )
}
