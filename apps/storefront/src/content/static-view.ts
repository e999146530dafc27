import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { plainText } from '@zayy/domain/text/plain-text'
import { slug } from '@zayy/domain/text/slug'
import { ownPagePath } from '../links/paths.ts'
import type { RouterContext } from '../router-context.ts'
import { contentMessages } from './content-messages.ts'

/** The content pages of the shop: their numbers in the API (spec, 7) and their addresses. */
const pages = {
  about: { id: 1, path: '/about' },
  privacy: { id: 2, path: '/Policy' },
  terms: { id: 3, path: '/terms' },
} as const

/** @throws notFound where the owner has not written the page yet */
async function loadPage(client: ShopClient, id: number) {
  const { data } = await client.content.page({ id }).catch((thrown: unknown) => {
    throw failureOf(thrown).status === 404 ? notFound() : thrown
  })
  return data
}

/** A page of law: its title and its text in sections. */
export async function loadLegal({ client }: RouterContext, page: 'privacy' | 'terms') {
  const { id, path } = pages[page]
  const data = await loadPage(client, id)
  return { page, title: data.title, ...textSections(data.content), head: { title: data.title, path } }
}

export type LegalView = Awaited<ReturnType<typeof loadLegal>>

/** A page that the owner added. @throws notFound for one that is not there, or has an address of its own */
export async function loadOwnPage({ client }: RouterContext, id: string) {
  const hasOwnAddress = Object.values(pages).some((page) => String(page.id) === id)
  if (!/^[1-9]\d{0,8}$/.test(id) || hasOwnAddress) throw notFound()
  const { title, image, content } = await loadPage(client, Number(id))
  return { title, image, ...textSections(content), head: { title, path: ownPagePath(id) } }
}

export type OwnPageView = Awaited<ReturnType<typeof loadOwnPage>>

/** The about page: its text and picture, what the shop holds to, and the teams that it dresses. */
export async function loadAbout({ client, locale }: RouterContext) {
  const { id, path } = pages.about
  const [page, values, sponsors] = await Promise.all([
    loadPage(client, id),
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
    head: { title: contentMessages[locale].about, path },
  }
}

export type AboutView = Awaited<ReturnType<typeof loadAbout>>

/** A part of a text with the heading above it; `id` is what links to it name. */
export type TextSection = { id: string; title: string; html: string }

/**
 * A content page's HTML in the parts that its second-rank headings make: what stands before the first, then one by one.
 * It relies on how the shop stores HTML: clean, headings without markup that spans them (packages/shop, to-html).
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
