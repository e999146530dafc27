import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountLayout } from '../account/account-layout.tsx'

export const Route = createFileRoute('/account')({
  component: () => (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  ),
})
