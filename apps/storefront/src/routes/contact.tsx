import { createFileRoute } from '@tanstack/react-router'
import { ContactPage, loadContact } from '../content/contact-page.tsx'
import { contactSummary, contentHead } from '../content/content-head.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadContact(context),
  head: contentHead(contactSummary),
  component: ContactRoute,
})

function ContactRoute() {
  const { client } = Route.useRouteContext()
  return <ContactPage view={Route.useLoaderData()} client={client} />
}
