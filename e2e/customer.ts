import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, request as playwright } from '@playwright/test'
import type { Locale } from './locales.ts'
import { placeIds } from './place-ids.ts'
import type { cartOf } from './stored-cart.ts'

const password = 'خياطة بلا عيب'

/** Marks a request as sent by the shop's own page: the runner sends the cookies of an earlier login, which the shop checks. */
const ownPage = { 'sec-fetch-site': 'same-origin' }

/** Name of the test customers. Each has a different e-mail address. */
export const customerName = {
  ar: { fname: 'سارة', lname: 'العتيبي' },
  en: { fname: 'Sarah', lname: 'Al-Otaibi' },
}

export const savedAddress = {
  ar: { name: 'عيادة الواحة', address: 'شارع التحلية' },
  en: { name: 'Al Waha Clinic', address: 'Tahlia Street' },
}

/** Opens an account through the API and logs a browser in. */
export async function signUp(
  {
    request,
    context,
    baseURL,
  }: { request: APIRequestContext; context: BrowserContext; baseURL: string | undefined },
  locale: Locale,
) {
  const email = `${randomUUID()}@mail.example`
  const person = { ...customerName[locale], email, phone: '0551234567', password }
  let headers: Record<string, string> = ownPage
  const { token } = (await send<{ token: string }>('signup', person)).data
  headers = { ...ownPage, authorization: `Bearer ${token}` }
  const login = { url: baseURL ?? '', sameSite: 'Lax' } as const
  await context.addCookies([
    { ...login, name: 'token', value: token, httpOnly: true },
    { ...login, name: 'signed_in', value: '1' },
  ])

  async function send<T>(path: string, data: object): Promise<{ data: T }> {
    const answer = await request.post(`/${locale}/api/${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`${path} was refused: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as { data: T }
  }

  return {
    email,
    password,
    token,
    /** Logs in from another device: in this browser it would replace the current login. */
    logInElsewhere: async (typed = password) => {
      const device = await playwright.newContext({ baseURL: baseURL ?? '' })
      const answer = await device.post(`/${locale}/api/login`, { data: { email, password: typed } })
      if (!answer.ok()) throw new Error(`The login was refused: ${await answer.text()}`)
      const { data } = (await answer.json()) as { data: { token: string } }
      await device.dispose()
      return data.token
    },
    addAddress: async (more: Record<string, string> = {}) => {
      const place = await placeIds(request, locale)
      const text = { ...savedAddress[locale], building: '4012', floor: '2', apartment: '6', ...more }
      return (await send<{ id: number; name: string }>('addresses', { ...text, ...place })).data
    },
    /** Orders a cart by bank transfer. Returns the order's id. */
    placeOrder: async (address_id: number, cart: Awaited<ReturnType<typeof cartOf>>) => {
      const products = cart.map(({ selectedProduct }) => selectedProduct)
      return (await send<number>('orders', { payment_method: 0, address_id, products })).data
    },
  }
}

/** Returns whether a token still identifies a login. */
export async function isLoggedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/en/api/profile', { headers: { authorization: `Bearer ${token}` } })
  return answer.status() === 200
}
