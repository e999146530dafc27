import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { AddressPage } from '../account/address-book.tsx'
import { LoadFailed } from '../account/account-layout.tsx'
import { loadOwn } from '../account-state/own-data.ts'
import { loadPlaces } from '../delivery/places.ts'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/account/address/')({
  loader: async ({ context }) => {
    const own = loadOwn(async () => (await context.client.addresses.list()).data)
    return {
      head: accountHead(context.locale, 'addresses', '/account/address'),
      places: await loadPlaces(context.client),
      addresses: await own,
    }
  },
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: AddressRoute,
  errorComponent: LoadFailed,
})

function AddressRoute() {
  const { client } = Route.useRouteContext()
  const { places, addresses } = Route.useLoaderData()
  return <AddressPage client={client} places={places} addresses={addresses} />
}
