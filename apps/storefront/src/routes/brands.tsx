import { createFileRoute, notFound } from '@tanstack/react-router'
import { BrandsPage } from '../catalog/category/brands-page.tsx'
import { loadBrands } from '../catalog/category/load-brands.ts'
import { pageHead } from '../layout/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'

export const Route = createFileRoute('/brands')({
  loader: async ({ context }) => {
    const made = await loadBrands(context.client)
    if (made === null) throw notFound()
    return { made, description: made.desc || listingMessages[context.locale].brandsIntro }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.made.name,
          description: loaderData.description,
          path: '/brands',
        })
      : {},
  component: () => <BrandsPage made={Route.useLoaderData().made} />,
})
