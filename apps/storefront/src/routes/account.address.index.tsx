import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { AddressPage } from '../account/address-book.tsx'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { loadPlaces } from '../delivery/places.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/address/')({
  loader: async ({ context }) => {
    const own = clientOnlyLoader(async () => (await context.client.addresses.list()).data)
    return {
      head: accountHead(context.locale, 'addresses', '/account/address'),
      places: await loadPlaces(context.client),
      addresses: await own,
    }
  },
  head: headFromLoader(),
  component: () => <AddressPage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
