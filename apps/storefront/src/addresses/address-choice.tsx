import type { Address } from '@zayy/contract/types'
import badge from '@zayy/ui/badge.module.css'
import choice from '@zayy/ui/choice.module.css'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import styles from './address-choice.module.css'
import { useAddressMessages } from './address-messages.ts'
import { AddressText } from './address-text.tsx'

/** One of a customer's addresses, to be chosen. */
export function AddressChoice({
  address,
  group,
  chosen,
  onChoose,
  children,
}: {
  address: Address
  /** What the radio buttons that belong together are called. */
  group: string
  chosen: boolean
  onChoose: () => void
  /** What can be done with it. */
  children?: ReactNode
}) {
  const messages = useAddressMessages()
  return (
    <li className={styles.choice}>
      <label className={`${choice.choice} ${styles.label}`}>
        <input type="radio" name={group} value={address.id} checked={chosen} onChange={onChoose} />
        <span>
          <b className={typography.strong}>
            <bdi>{address.name}</bdi>
          </b>{' '}
          {chosen ? (
            <span className={badge.accent} aria-hidden="true">
              {messages.selected}
            </span>
          ) : null}
          <AddressText address={address} />
        </span>
      </label>
      {children}
    </li>
  )
}
