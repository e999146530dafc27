import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryTilesHead } from '../catalog/category/category-head.ts'
import { CategoryTilesPage } from '../catalog/category/category-tiles-page.tsx'
import { loadCategoryChildren } from '../catalog/category/load-category.ts'

export const Route = createFileRoute('/category/$saudi/$id/$name')({
  loader: async ({ context, params }) => {
    const category = await loadCategoryChildren(context, params.id)
    const { address } = category
    if (params.name !== address.name || params.saudi !== address.saudi)
      throw redirect({ to: '/category/$saudi/$id/$name', params: address, statusCode: 308 })
    if (category.tiles.length === 0)
      throw redirect({ to: '/Product-category/$saudi/$id/$name', params: address })
    return category
  },
  head: ({ matches, loaderData }) => (loaderData ? categoryTilesHead(matches, loaderData, true) : {}),
  component: () => <CategoryTilesPage category={Route.useLoaderData()} saudi />,
})
