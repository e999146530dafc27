import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryHead } from '../catalog/category/category-head.ts'
import { categoryTilesSummary } from '../catalog/category/category-summary.ts'
import { CategoryTilesPage } from '../catalog/category/category-tiles-page.tsx'
import { loadCategoryChildren } from '../catalog/category/load-category-children.ts'
import { pageContext } from '../layout/page-context.ts'
import { pageHead } from '../layout/page-head.ts'

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
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const context = pageContext(matches)
    return pageHead(
      matches,
      categoryHead('category', loaderData, context),
      categoryTilesSummary(loaderData, false, context),
    )
  },
  component: () => <CategoryTilesPage category={Route.useLoaderData()} saudi={false} />,
})
