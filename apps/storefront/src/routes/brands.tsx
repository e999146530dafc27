import { createFileRoute, notFound } from '@tanstack/react-router'
import { BrandsPage } from '../catalog/category/brands-page.tsx'
import { loadBrands } from '../catalog/category/load-brands.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/brands')({
  loader: async ({ context }) => {
    const made = await loadBrands(context.client)
    if (made === null) throw notFound()
    return made
  },
  head: ({ matches, match, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.name,
          description: loaderData.desc || match.context.messages.listing.brandsIntro,
          path: '/brands',
        })
      : {},
  component: () => <BrandsPage made={Route.useLoaderData()} />,
})
