import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { FIXED_PAGES, type FixedPage, isFixedPage, isPageSlug } from '@zayy/domain/content/pages'
import { plainText } from '@zayy/domain/text/plain-text'
import { slug } from '@zayy/domain/text/slug'
import { ownPagePath } from '../links/paths.ts'
import type { RouterContext } from '../router-context.ts'
import { contentMessages } from './content-messages.ts'

/** @throws notFound if the owner has not written the page */
async function loadPage(client: ShopClient, slug: string) {
  const { data } = await client.content.page({ page: slug }).catch((thrown: unknown) => {
    throw failureOf(thrown).status === 404 ? notFound() : thrown
  })
  return data
}

export async function loadLegal({ client }: RouterContext, page: Exclude<FixedPage, 'about'>) {
  const { title, content } = await loadPage(client, page)
  return { page, title, ...textSections(content), head: { title, path: FIXED_PAGES[page] } }
}

export type LegalView = Awaited<ReturnType<typeof loadLegal>>

/** @throws notFound for an unknown page, and for fixed pages, which have other paths */
export async function loadOwnPage({ client }: RouterContext, slug: string) {
  if (!isPageSlug(slug) || isFixedPage(slug)) throw notFound()
  const { title, image, content } = await loadPage(client, slug)
  return { title, image, ...textSections(content), head: { title, path: ownPagePath(slug) } }
}

export type OwnPageView = Awaited<ReturnType<typeof loadOwnPage>>

export async function loadAbout({ client, locale }: RouterContext) {
  const [page, values, sponsors] = await Promise.all([
    loadPage(client, 'about'),
    client.content.sectionAboutus(),
    client.home.sponsors(),
  ])
  const { title, image, content } = page
  return {
    title,
    image,
    ...textSections(content),
    values: values.data.map((value) => ({
      id: value.id,
      image: value.image,
      title: value.title,
      html: value.description,
    })),
    sponsors: sponsors.data.map((sponsor) => ({ id: sponsor.id, image: sponsor.image, name: sponsor.name })),
    head: { title: contentMessages[locale].about, path: FIXED_PAGES.about },
  }
}

export type AboutView = Awaited<ReturnType<typeof loadAbout>>

/** `id` is the fragment of links to the section. */
export type TextSection = { id: string; title: string; html: string }

/**
 * Splits HTML at its h2 headings. Relies on stored HTML being sanitised, with no element spanning a heading (packages/shop,
 * to-html).
 */
export function textSections(html: string): { intro: string; sections: TextSection[] } {
  const [intro = '', ...parts] = html.split(/<h2\b[^>]*>/)
  const taken = new Set<string>()
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('</h2>')
    const title = plainText(heading)
    return { id: freeId(slug(title), taken), title, html: rest.join('</h2>').trim() }
  })
  return { intro: intro.trim(), sections }
}

function freeId(preferred: string, taken: Set<string>): string {
  let id = preferred
  for (let copy = 2; taken.has(id); copy += 1) id = `${preferred}-${copy}`
  taken.add(id)
  return id
}
