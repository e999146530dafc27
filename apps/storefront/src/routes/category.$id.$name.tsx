import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryTilesHead } from '../catalog/category/category-head.ts'
import { CategoryTilesPage } from '../catalog/category/category-tiles-page.tsx'
import { loadCategoryChildren } from '../catalog/category/load-category.ts'

export const Route = createFileRoute('/category/$id/$name')({
  loader: async ({ context, params }) => {
    const category = await loadCategoryChildren(context, params.id)
    const { id, name } = category.address
    if (params.name !== name)
      throw redirect({ to: '/category/$id/$name', params: { id, name }, statusCode: 308 })
    if (category.tiles.length === 0)
      throw redirect({ to: '/Product-category/$id/$name', params: { id, name } })
    return category
  },
  head: ({ matches, loaderData }) => (loaderData ? categoryTilesHead(matches, loaderData, false) : {}),
  component: () => <CategoryTilesPage category={Route.useLoaderData()} saudi={false} />,
})
