import { createIsomorphicFn } from '@tanstack/react-start'
import type { AboutPage, ContactPage } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { PageContext } from '../layout/page-context.ts'
import type { PageSummary } from '../layout/page-summary.ts'
import { plainText } from '@zayy/domain/text/plain-text'
import { pageDescriptions } from '../layout/page-descriptions.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { itemList } from '../structured-data/item-list.ts'
import { organization } from '../structured-data/organization.ts'
import { postPath } from './blog-trail.ts'
import type { BlogView } from './blog-view.ts'
import type { ContactView } from './contact-view.ts'
import { contentMessages } from './content-messages.ts'
import type { AboutView, LegalView, OwnPageView } from './static-view.ts'

/** What search engines and messengers are told of the blog's list of posts. */
export const blogSummary = createIsomorphicFn().server(
  ({ lead, posts, page, total }: BlogView, context: PageContext): PageSummary => {
    const descriptions = pageDescriptions[context.locale]
    const shown = lead ? [lead, ...posts] : posts
    return {
      description: page > 1 ? descriptions.laterPage(page, descriptions.blog) : descriptions.blog,
      ...(shown[0] ? { picture: { url: shown[0].image, alt: shown[0].title } } : {}),
      things: [
        itemList(context, { paths: shown.map(postPath), total, first: (page - 1) * postsPerPage + 1 }),
        breadcrumbList(context, [{ name: contentMessages[context.locale].blog }]),
      ],
    }
  },
)

/** As many as the API answers (contract.md). */
const postsPerPage = 9

/** What search engines and messengers are told of the about page: who the shop is. */
export const aboutSummary = createIsomorphicFn().server(
  ({ image, title, head }: AboutView, context: PageContext): PageSummary => {
    const page: AboutPage = { '@type': 'AboutPage', ...shopPage('/about', context) }
    return {
      description: pageDescriptions[context.locale].about,
      ...(image ? { picture: { url: image, alt: title } } : {}),
      things: [page, breadcrumbList(context, [{ name: head.title }])],
    }
  },
)

/** What search engines and messengers are told of the contact page: how the shop is reached. */
export const contactSummary = createIsomorphicFn().server(
  ({ head, answerDays }: ContactView, context: PageContext): PageSummary => {
    const page: ContactPage = { '@type': 'ContactPage', ...shopPage('/contact', context) }
    return {
      description: pageDescriptions[context.locale].contact(answerDays),
      things: [page, breadcrumbList(context, [{ name: head.title }])],
    }
  },
)

/** What search engines and messengers are told of a page of law. */
export const legalSummary = createIsomorphicFn().server(
  ({ page, title }: LegalView, context: PageContext): PageSummary => {
    return {
      description: pageDescriptions[context.locale][page],
      things: [breadcrumbList(context, [{ name: title }])],
    }
  },
)

/** How much of a page's text search engines show. */
const longestDescription = 160

/** What search engines and messengers are told of a page that the owner added: how its text begins. */
export const ownPageSummary = createIsomorphicFn().server(
  ({ title, image, intro, sections }: OwnPageView, context: PageContext): PageSummary => {
    const text = plainText([intro, ...sections.map(({ html }) => html)].join(' ')).replace(/\s+/g, ' ')
    return {
      description:
        text.length > longestDescription ? `${text.slice(0, longestDescription).trimEnd()}…` : text,
      ...(image ? { picture: { url: image, alt: title } } : {}),
      things: [breadcrumbList(context, [{ name: title }])],
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
