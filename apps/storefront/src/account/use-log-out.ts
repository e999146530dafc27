import { useNavigate, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { toast } from '@zayy/ui/toast'
import { useMessages } from '../i18n/locale-context.tsx'

/** Ends this login and leads to the login page; without a connection it says so and stays (spec, 4 Logout). */
export function useLogOut(): () => Promise<void> {
  const { client } = useRouter().options.context
  const navigate = useNavigate()
  return async () => {
    const { message } = await client.accounts.logout()
    void toast(message ?? '', 'success')
    void navigate({ to: '.' })
  }
}
