import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { openTestGateway } from './test-gateway.ts'

const secretKey = 'sk_test_0123456789abcdef'
const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
const card = { name: 'Noura Q', number: '4201320111111010', expiry: '12/40', cvc: '123' }

type Answer = (path: string, init?: RequestInit) => Promise<Response>
type Invoice = { id: string; status: string; payments: { id: string; status: string; refunded: number }[] }

const folder = await temporaryFolder()

const call = async (answer: Answer, method: string, path: string, body?: object): Promise<Response> =>
  await answer(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const newInvoice = async (answer: Answer): Promise<string> =>
  JSON.parse(
    await (await call(answer, 'POST', '/v1/invoices', { amount: 10_000, description: 'Order 1' })).text(),
  ).id
const invoiceOf = async (answer: Answer, id: string): Promise<Invoice> =>
  JSON.parse(await (await call(answer, 'GET', `/v1/invoices/${id}`)).text())

/** A form as browsers send it, with its length. */
function formOf(fields: Record<string, string>): RequestInit {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  return { method: 'POST', body, headers, redirect: 'manual' }
}

/** Submits the card form, and returns the path of the bank's page. */
async function sendCard(answer: Answer, invoiceId: string): Promise<string> {
  const sent = await answer(`/test-gateway/invoices/${invoiceId}/pay`, formOf(card))
  return sent.headers.get('location') ?? ''
}
async function pay(answer: Answer, invoiceId: string): Promise<void> {
  const bank = await sendCard(answer, invoiceId)
  await answer(bank, formOf({ answer: 'approve' }))
}

/** Opens the gateway in this process, with the folder `name`. */
function opened(name: string, now?: () => Date) {
  const gateway = openTestGateway({
    folder: join(folder, name),
    origin: 'http://shop.example',
    secretKey,
    webhookSecret: 'secret',
    ...(now && { now }),
  })
  const answer: Answer = async (path, init) =>
    await (path.startsWith('/v1/') ? gateway.api : gateway.pages).request(path, init)
  return { ...gateway, answer }
}

const processes: ChildProcess[] = []
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL')
})

/** Starts the gateway in a separate process, with the folder `name`. */
async function started(name: string) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [main, '--port', '0', '--folder', join(folder, name), '--secret-key', secretKey],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  processes.push(child)
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(/http:\S+/.exec(line.toString())?.[0] ?? ''))
    child.once('exit', () => reject(new Error('The test gateway ended before it listened')))
  })
  const answer: Answer = async (path, init) => await fetch(origin + path, init)
  return { child, answer }
}

test('two processes on one folder share a payment, and never refund more than was paid', async () => {
  const [one, other] = await Promise.all([started('shared'), started('shared')])
  const id = await newInvoice(one.answer)
  await pay(other.answer, id)
  const paymentId = (await invoiceOf(one.answer, id)).payments[0]?.id
  const refund = async ({ answer }: typeof one) =>
    (await call(answer, 'POST', `/v1/payments/${paymentId}/refund`, { amount: 1_000 })).status
  const statuses = await Promise.all(Array.from({ length: 24 }, (_, n) => refund(n % 2 ? one : other)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 400)).toHaveLength(14)
  expect(await invoiceOf(one.answer, id)).toMatchObject({
    payments: [{ status: 'refunded', refunded: 10_000 }],
  })
})

test('a killed gateway loses no change that it confirmed, and does not block other processes', async () => {
  const [killed, other] = await Promise.all([started('killed'), started('killed')])
  const paid: string[] = []
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) {
      const id = await newInvoice(killed.answer)
      await pay(killed.answer, id)
      paid.push(id)
      if (paid.length === 12) killed.child.kill('SIGKILL')
    }
  })
  await Promise.allSettled(writers)
  expect(paid.length).toBeGreaterThanOrEqual(12)
  const again = opened('killed')
  for (const { answer } of [other, again])
    for (const id of paid)
      expect(await invoiceOf(answer, id)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] })
  await pay(other.answer, await newInvoice(other.answer))
  const delivered: string[] = []
  const post = async (body: string) => {
    delivered.push(JSON.parse(body).data.invoice_id)
    return 200
  }
  while ((await again.deliverWebhooks(post)) > 0);
  again.close()
  expect(delivered).toEqual(expect.arrayContaining(paid))
})

test('of two gateways that deliver at once, only one posts each webhook until it is due again', async () => {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const gateways = [opened('webhooks', now), opened('webhooks', now)]
  const [first] = gateways
  if (!first) throw new Error('No gateway')
  for (let n = 0; n < 6; n += 1) await pay(first.answer, await newInvoice(first.answer))
  const ids: string[] = []
  const deliver = async () => {
    const post = async (body: string) => {
      ids.push(JSON.parse(body).id)
      return 200
    }
    await Promise.all(gateways.map(({ deliverWebhooks }) => deliverWebhooks(post)))
  }
  await deliver()
  expect([ids.length, new Set(ids).size]).toEqual([6, 6])
  await deliver()
  expect(ids).toHaveLength(6)
  aheadMs = 5_001
  await deliver()
  expect([ids.length, new Set(ids).size]).toEqual([12, 6])
  aheadMs = 10_002
  await deliver()
  expect(ids).toHaveLength(12)
  for (const { close } of gateways) close()
})

test('a rejected webhook is dropped after six attempts', async () => {
  let aheadMs = 0
  const gateway = opened('refusing', () => new Date(Date.now() + aheadMs))
  await pay(gateway.answer, await newInvoice(gateway.answer))
  const attempts: number[] = []
  for (let n = 0; n < 8; n += 1) {
    attempts.push(await gateway.deliverWebhooks(async () => Promise.reject(new Error('away'))))
    aheadMs += 5_001
  }
  gateway.close()
  expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 0, 0])
})

test('the bank page may redirect to the origin of the shop, and to no other', async () => {
  const gateway = opened('origins')
  const answer = await call(gateway.answer, 'POST', '/v1/invoices', {
    amount: 10_000,
    description: 'Order 1',
    success_url: 'https://other.example/return?order=1',
  })
  const bank = await gateway.answer(await sendCard(gateway.answer, JSON.parse(await answer.text()).id))
  gateway.close()
  expect(bank.headers.get('content-security-policy')).toContain("form-action 'self' https://other.example;")
})

test('the API answers 401 without the secret key', async () => {
  const gateway = opened('key')
  const answer = await gateway.answer('/v1/invoices', { method: 'POST', body: '{}' })
  gateway.close()
  expect(answer.status).toBe(401)
})

test('pages bear the wordmark and the type of the shop, and are shown without the wordmark if it cannot be found', async () => {
  const findMerchant = async (locale: string) => {
    if (locale === 'en') throw new Error('away')
    return { name: 'متجر <نور>', logo: '/media/logo.webp' }
  }
  const gateway = openTestGateway({
    folder: join(folder, 'wordmark'),
    origin: 'http://shop.example',
    secretKey,
    webhookSecret: 'secret',
    findMerchant,
  })
  const answer: Answer = async (path, init) =>
    await (path.startsWith('/v1/') ? gateway.api : gateway.pages).request(path, init)
  const id = await newInvoice(answer)
  const page = async (lang: string) => {
    const shown = await answer(`/test-gateway/invoices/${id}?lang=${lang}`)
    expect(shown.status).toBe(200)
    return await shown.text()
  }
  const arabic = await page('ar')
  expect(arabic).toContain('<img src="/media/logo.webp" alt="متجر &lt;نور&gt;" />')
  expect(await page('en')).not.toContain('<img')
  const files = [...arabic.matchAll(/href="(\/test-gateway\/[\w.-]+\.(?:css|woff2))"/g)].map(
    ([, file]) => file,
  )
  const css = await (await answer('/test-gateway/fonts.css')).text()
  const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, font]) => font)
  expect([files.length, new Set(fonts).size]).toEqual([5, 7])
  for (const file of [...files, ...fonts]) expect((await answer(file ?? '')).status, file).toBe(200)
  expect((await answer('/test-gateway/main.ts')).status).toBe(404)
  gateway.close()
})
