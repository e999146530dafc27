import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../content/contact-page.tsx'
import { loadContact } from '../content/contact-view.ts'
import { contentHead } from '../content/content-head.ts'
import { contactSummary } from '../content/content-summaries.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadContact(context),
  head: contentHead(contactSummary),
  component: ContactRoute,
})

function ContactRoute() {
  const { client } = Route.useRouteContext()
  return <ContactPage view={Route.useLoaderData()} client={client} />
}
