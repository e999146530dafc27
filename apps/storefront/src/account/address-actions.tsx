import type { Address } from '@zayy/contract/types'
import { Icon } from '@zayy/ui/icon'
import { useAddressMessages } from '../addresses/address-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './address-book.module.css'

/** What can be done with a saved address. */
export function AddressActions({
  address,
  onEdit,
  onRemove,
}: {
  address: Address
  onEdit: () => void
  onRemove: () => void
}) {
  const messages = useAddressMessages()
  return (
    <div className={`${layout.row} ${styles.actions}`}>
      <button
        type="button"
        className={`${button.quiet} ${button.small}`}
        aria-label={messages.editOf(address.name)}
        onClick={onEdit}
      >
        <Icon name="pencil-simple" />
        {messages.edit}
      </button>
      <button
        type="button"
        className={`${button.destructive} ${button.small}`}
        aria-label={messages.removeOf(address.name)}
        onClick={onRemove}
      >
        <Icon name="trash" />
        {messages.remove}
      </button>
    </div>
  )
}
