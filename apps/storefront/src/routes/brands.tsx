import { createFileRoute, notFound } from '@tanstack/react-router'
import { brandsSummary } from '../catalog/category/category-head.ts'
import { BrandsPage } from '../catalog/category/category-tiles-page.tsx'
import { loadBrands } from '../catalog/category/load-category.ts'
import { pageContext, pageHead } from '../head/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'

export const Route = createFileRoute('/brands')({
  loader: async ({ context }) => {
    const [made] = await Promise.all([loadBrands(context.client), listingMessages.load(context.locale)])
    if (made === null) throw notFound()
    return { made, head: { title: made.name, path: '/brands' } }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead(matches, loaderData.head, brandsSummary(loaderData.made, pageContext(matches)))
      : {},
  component: () => <BrandsPage made={Route.useLoaderData().made} />,
})
