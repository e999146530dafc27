import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { Locale } from './locales.ts'

export const password = 'three red buttons'

/** Opens a new account through the API. A request of the page's context also logs the page in. */
export async function openAccount(
  request: APIRequestContext,
  locale: Locale,
  email = `${crypto.randomUUID()}@customers.example`,
) {
  const answer = await request.post(`/${locale}/api/signup`, {
    data: { fname: 'سارة', lname: 'العتيبي', email, phone: '0551234567', password },
  })
  if (answer.status() !== 201) throw new Error(`The sign-up failed: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { token: string } }
  return { email, token: data.token }
}

/** Ends a login on the server only, as a new password on another device does. The browser keeps its cookies. */
export async function endLogin(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  token: string,
) {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const answer = await elsewhere.get('/ar/api/logout', { headers: { authorization: `Bearer ${token}` } })
  if (answer.status() !== 200) throw new Error(`The logout failed: ${await answer.text()}`)
  await elsewhere.dispose()
}
