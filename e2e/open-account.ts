import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { Locale } from './locales.ts'

export const password = 'three red buttons'

/** Opens an account, unlike any other, as a program does: who asks with the page's own context is logged in there. */
export async function openAccount(
  request: APIRequestContext,
  locale: Locale,
  email = `${crypto.randomUUID()}@customers.example`,
) {
  const answer = await request.post(`/${locale}/api/signup`, {
    data: { fname: 'سارة', lname: 'العتيبي', email, phone: '0551234567', password },
  })
  if (answer.status() !== 201) throw new Error(`The sign-up was refused: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { token: string } }
  return { email, token: data.token }
}

/** Ends a login on the server alone, as a new password elsewhere does: whoever had it still has its cookies. */
export async function endLogin(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  token: string,
) {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const answer = await elsewhere.get('/ar/api/logout', { headers: { authorization: `Bearer ${token}` } })
  if (answer.status() !== 200) throw new Error(`The login did not end: ${await answer.text()}`)
  await elsewhere.dispose()
}
