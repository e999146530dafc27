import { createFileRoute } from '@tanstack/react-router'
import { ContactPage, loadContact } from '../content/contact-page.tsx'
import { contactSummary } from '../content/content-head.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadContact(context),
  head: headFromLoader(contactSummary),
  component: () => <ContactPage view={Route.useLoaderData()} />,
})
