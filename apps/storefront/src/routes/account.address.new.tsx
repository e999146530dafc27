import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { NewAddressPage } from '../account/edit-address.tsx'
import { loadPlaces } from '../delivery/places.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/address/new')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'newAddress', '/account/address/new'),
    places: await loadPlaces(context.client),
  }),
  head: headFromLoader(),
  component: () => <NewAddressPage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
