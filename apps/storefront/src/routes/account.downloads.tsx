import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { DownloadsPage } from '../account/downloads-page.tsx'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/account/downloads')({
  loader: ({ context }) => ({ head: accountHead(context.locale, 'downloads', '/account/downloads') }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: DownloadsPage,
})
