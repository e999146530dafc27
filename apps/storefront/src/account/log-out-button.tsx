import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@zayy/ui/toast'
import { type ReactNode, useState } from 'react'
import { logOut } from '../account-state/log-out.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useAccountMessages } from './account-messages.ts'

/** Ends this login. It reads as a link in a sentence, or as an entry of the menu. */
export function LogOutButton({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const messages = useAccountMessages()
  const locale = useLocale()
  const { client } = useRouteContext({ from: '__root__' })
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    if (await logOut(client, locale)) return
    setLeaving(false)
    void toast(messages.logOutFailed, 'error', undefined, 'log-out')
  }

  return (
    <button type="button" className={className} aria-disabled={leaving} onClick={() => void leave()}>
      {children}
    </button>
  )
}
