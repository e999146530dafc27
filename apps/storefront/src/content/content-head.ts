import { createIsomorphicFn } from '@tanstack/react-start'
import { cutText } from '@zayy/domain/text/cut-text'
import { plainText } from '@zayy/domain/text/plain-text'
import type { AboutPage, BlogPosting, ContactPage } from 'schema-dts'
import { type PageContext, type PageSummary, pageDescriptions } from '../head/page-head.ts'
import { breadcrumbList, itemList, organization, shopName } from '../head/structured-data.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { type BlogView, type PostView, postPath, postTrail } from './blog-view.ts'
import type { ContactView } from './contact-page.tsx'
import { contentMessages } from './content-messages.ts'
import type { AboutView, LegalView, OwnPageView } from './static-view.ts'

export const blogSummary = createIsomorphicFn().server(
  ({ lead, posts, page, total }: BlogView, context: PageContext): PageSummary => {
    const descriptions = pageDescriptions[context.locale]
    const shown = lead ? [lead, ...posts] : posts
    return {
      description: page > 1 ? descriptions.laterPage(page, descriptions.blog) : descriptions.blog,
      ...(shown[0] ? { image: { url: shown[0].image, alt: shown[0].title } } : {}),
      jsonLd: [
        itemList(context, { paths: shown.map(postPath), total, first: (page - 1) * POSTS_PER_PAGE + 1 }),
        breadcrumbList(context, [{ name: contentMessages[context.locale].blog }]),
      ],
    }
  },
)

/** Posts per page of the API (contract.md). */
const POSTS_PER_PAGE = 9

export const aboutSummary = createIsomorphicFn().server(
  ({ image, title, head }: AboutView, context: PageContext): PageSummary => {
    const page: AboutPage = { '@type': 'AboutPage', ...shopPage('/about', context) }
    return {
      description: pageDescriptions[context.locale].about,
      ...(image ? { image: { url: image, alt: title } } : {}),
      jsonLd: [page, breadcrumbList(context, [{ name: head.title }])],
    }
  },
)

export const contactSummary = createIsomorphicFn().server(
  ({ head, answerDays }: ContactView, context: PageContext): PageSummary => {
    const page: ContactPage = { '@type': 'ContactPage', ...shopPage('/contact', context) }
    return {
      description: pageDescriptions[context.locale].contact(answerDays),
      jsonLd: [page, breadcrumbList(context, [{ name: head.title }])],
    }
  },
)

export const legalSummary = createIsomorphicFn().server(
  ({ page, title }: LegalView, context: PageContext): PageSummary => {
    return {
      description: pageDescriptions[context.locale][page],
      jsonLd: [breadcrumbList(context, [{ name: title }])],
    }
  },
)

/** Characters; search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160

/** The description is the start of the page's text. */
export const ownPageSummary = createIsomorphicFn().server(
  ({ title, image, intro, sections }: OwnPageView, context: PageContext): PageSummary => {
    const text = plainText([intro, ...sections.map(({ html }) => html)].join(' ')).replace(/\s+/g, ' ')
    return {
      description:
        text.length > MAX_DESCRIPTION_LENGTH ? `${cutText(text, MAX_DESCRIPTION_LENGTH).trimEnd()}…` : text,
      ...(image ? { image: { url: image, alt: title } } : {}),
      jsonLd: [breadcrumbList(context, [{ name: title }])],
    }
  },
)

function shopPage(path: string, context: PageContext) {
  const { locale, origin } = context
  return {
    url: new URL(localizedPath(locale, path), origin).href,
    inLanguage: locale,
    mainEntity: organization(context),
  }
}

/** Characters; search engines ignore articles with a longer headline. */
const MAX_HEADLINE_LENGTH = 110

export const postSummary = createIsomorphicFn().server(
  ({ post }: PostView, context: PageContext): PageSummary => {
    return {
      description: post.excerpt,
      type: 'article',
      ...(post.created_at === null ? {} : { published: post.created_at }),
      image: { url: post.image, alt: post.title },
      jsonLd: [
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
    headline: [...post.title].slice(0, MAX_HEADLINE_LENGTH).join(''),
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
