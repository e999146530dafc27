import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { RouterContext } from '../router-context.ts'
import { ownPagePath } from '../layout/own-page-path.ts'
import { contentMessages } from './content-messages.ts'
import { textSections } from './text-sections.ts'

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
