import { notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { BlogCard } from '@zayy/contract/types'
import { listingMessages } from '../paged-list/listing-messages.ts'
import type { RouterContext } from '../router-context.ts'
import { stringifySearch } from '../search-params.ts'
import { type BlogSearch, withBlogSearchChange } from './blog-search.ts'
import { contentMessages } from './content-messages.ts'

export type PostCard = Omit<BlogCard, 'category' | 'excerpt'> & { category: string; excerpt?: string }

/**
 * Loads a page of the blog. Without a search, the first page leads with the newest featured post.
 * @throws redirect to the last page from one past the end
 */
export async function loadBlog({ client, locale }: RouterContext, search: BlogSearch) {
  const messages = contentMessages[locale]
  const [{ data }, categories] = await Promise.all([
    client.content.blogs(blogsInput(search)),
    client.content.blogCategories(),
    listingMessages.load(locale), // The search box and the pager show these messages.
  ])
  if (data.data.length === 0 && data.current_page > 1) {
    throw redirect({ to: '/blogs', search: withBlogSearchChange(search, { page: data.last_page }) })
  }
  const first = data.current_page === 1 && search.search === undefined
  const lead = first ? data.data.find(({ featured }) => featured) : undefined
  return {
    search,
    lead: lead ? { ...postCard(lead), excerpt: lead.excerpt } : null,
    posts: data.data.filter((post) => post !== lead).map(postCard),
    categories: categories.data.map(({ id, name }) => ({ id, name })),
    page: data.current_page,
    lastPage: data.last_page,
    total: data.total,
    head: {
      title: messages.blogTitle(data.current_page),
      path: `/blogs${stringifySearch({ page: search.page })}`,
      noindex: search.search !== undefined || search.blog_category_id !== undefined,
    },
  }
}

export type BlogView = Awaited<ReturnType<typeof loadBlog>>

const MAX_MORE = 3

/** Loads a post with three others, first of its category. @throws notFound for a malformed, unknown or hidden post */
export async function loadPost({ client }: RouterContext, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
  const { data: post } = await client.content.blog({ id: Number(id) }).catch((thrown: unknown) => {
    throw failureOf(thrown).status === 404 ? notFound() : thrown
  })
  const sameCategory = await client.content.blogs({ page: 1, blog_category_id: post.category.id })
  const isEnough = sameCategory.data.data.length > MAX_MORE
  const newest = isEnough ? [] : (await client.content.blogs({ page: 1 })).data.data
  const others = new Map([...sameCategory.data.data, ...newest].map((other) => [other.id, other]))
  others.delete(post.id)
  return {
    post: { ...postCard(post), excerpt: post.excerpt, content: post.content },
    more: [...others.values()].slice(0, MAX_MORE).map(postCard),
    head: { title: post.title, path: postPath(post) },
  }
}

export type PostView = Awaited<ReturnType<typeof loadPost>>

function postCard({ id, title, image, created_at, featured, category }: BlogCard): PostCard {
  return { id, title, image, created_at, featured, category: category.name }
}

/** Leaves out undefined values, which the call rejects. */
function blogsInput({ search, blog_category_id, page }: BlogSearch) {
  return {
    page: page ?? 1,
    ...(search === undefined ? {} : { search }),
    ...(blog_category_id === undefined ? {} : { blog_category_id }),
  }
}

/** Returns the path without `/en`. */
export function postPath({ id }: { id: number }): string {
  return `/blogs/${id}`
}

/** Returns the breadcrumb of a post. @param blog name of the blog */
export function postTrail({ title }: { title: string }, { blog }: { blog: string }) {
  return [{ name: blog, to: '/blogs' }, { name: title }]
}
