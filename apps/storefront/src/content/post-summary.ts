import { createIsomorphicFn } from '@tanstack/react-start'
import type { BlogPosting } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { PageContext } from '../layout/page-context.ts'
import type { PageSummary } from '../layout/page-summary.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { shopName } from '../structured-data/organization.ts'
import { postPath, postTrail } from './blog-trail.ts'
import type { PostView } from './blog-view.ts'
import { contentMessages } from './content-messages.ts'

/** Search engines leave out an article whose headline is longer. */
const longestHeadline = 110

/** What search engines and messengers are told of a post of the blog. */
export const postSummary = createIsomorphicFn().server(
  ({ post }: PostView, context: PageContext): PageSummary => {
    return {
      description: post.excerpt,
      type: 'article',
      ...(post.created_at === null ? {} : { published: post.created_at }),
      picture: { url: post.image, alt: post.title },
      things: [
        postJsonLd(post, context),
        breadcrumbList(context, postTrail(post, contentMessages[context.locale])),
      ],
    }
  },
)

function postJsonLd(post: PostView['post'], context: PageContext): BlogPosting {
  const { locale, origin } = context
  const shop = shopName(context)
  return {
    '@type': 'BlogPosting',
    headline: [...post.title].slice(0, longestHeadline).join(''),
    description: post.excerpt,
    image: new URL(post.image, origin).href,
    ...(post.created_at === null ? {} : { datePublished: post.created_at }),
    author: shop,
    publisher: { '@id': shop['@id'] },
    articleSection: post.category,
    inLanguage: locale,
    mainEntityOfPage: new URL(localizedPath(locale, postPath(post)), origin).href,
  }
}
