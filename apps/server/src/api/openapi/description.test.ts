import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@zayy/contract/calls'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { describeApi } from './describe-api.ts'
import { mountDescription } from './mount-description.ts'

const require = createRequire(import.meta.url)
const document = await describeApi()
const text = JSON.stringify(document)
const app = new Hono()
mountDescription(app)

test('describes every call of the contract, with its errors in one shape', () => {
  for (const { method, path } of calls.values()) {
    const item = document.paths?.[path]
    const operations = new Map<string, NonNullable<typeof item>['get']>([
      ['GET', item?.get],
      ['POST', item?.post],
      ['PUT', item?.put],
      ['DELETE', item?.delete],
    ])
    const operation = operations.get(method)
    expect(operation?.summary, path).toBeTruthy()
    const failures = Object.entries(operation?.responses ?? {}).filter(([status]) => Number(status) >= 400)
    expect(failures.map(([status]) => status)).toContain('503')
    for (const [, response] of failures) {
      expect(JSON.stringify(response)).toContain('#/components/schemas/Failure')
    }
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
      expect(operation?.parameters).toContainEqual(
        expect.objectContaining({ name, in: 'path', required: true }),
      )
    }
  }
})

test('every reference resolves', () => {
  const names = Object.keys(document.components?.schemas ?? {})
  for (const [, name] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(names.map((known) => `#/components/schemas/${known}`)).toContain(name)
  }
  expect(names).toEqual(
    expect.arrayContaining(['Settings', 'Category', 'Product', 'ProductCard', 'Bill', 'Failure']),
  )
})

test('passes the recommended rules of Redocly', async () => {
  const file = join(await temporaryFolder(), 'openapi.json')
  await writeFile(file, text)
  const cli = require.resolve('@redocly/cli/bin/cli.js')
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'lint', file, '--format=json'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((failed: { stdout: string }) => failed)
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
})

test('every call says how it can be authenticated', () => {
  const login = [{ bearer: [] }, { cookie: [] }]
  expect(document.paths?.['/products']?.get?.security).toEqual([])
  expect(document.paths?.['/orders']?.post?.security).toEqual([{}, ...login])
  expect(document.paths?.['/orders']?.get?.security).toEqual(login)
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(['bearer', 'cookie'])
})

test('describes exactly the tags that calls use', () => {
  const used = Object.values(document.paths ?? {}).flatMap((item) =>
    [item?.get, item?.post, item?.put, item?.delete].flatMap((operation) => operation?.tags ?? []),
  )
  expect(new Set(document.tags?.map(({ name }) => name))).toEqual(new Set(used))
})

test('no schema needs more than draft 7 of JSON Schema', () => {
  expect(text).not.toMatch(/"(?:prefixItems|unevaluated\w+|dependent\w+|\$dynamicRef)"/)
  expect(text).not.toContain('"multipleOf":0.01')
  expect(document.components?.schemas?.Product).toMatchObject({
    properties: { rates_by_star: { type: 'array', items: { type: 'integer' }, minItems: 5, maxItems: 5 } },
  })
})

test('describes an order in all three body types by the meaning of its fields', () => {
  const operation = document.paths?.['/orders']?.post
  const body = operation?.requestBody
  const content = body && 'content' in body ? body.content : {}
  expect(Object.keys(content)).toEqual([
    'application/json',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ])
  const fields = JSON.stringify(content['application/json'])
  expect(fields).toContain('"payment_method":{"type":"integer","enum":[0,1]')
  expect(fields).toContain('"quantity":{"type":"integer","minimum":0,"maximum":100000}')
  expect(operation?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
  )
  expect(operation?.responses).toHaveProperty('201')
  expect(operation?.responses).toHaveProperty('409')
})

test('allows empty and null for an optional body field, and describes a parameter by its value only', () => {
  const body = document.paths?.['/orders']?.post?.requestBody
  const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined
  expect(schema).toMatchObject({
    properties: {
      company_name: { anyOf: [{ type: 'string', minLength: 2, maxLength: 120 }, { enum: ['', null] }] },
      payment_method: { type: 'integer' },
    },
  })
  expect(
    document.paths?.['/products']?.get?.parameters?.find((one) => 'name' in one && one.name === 'page'),
  ).toEqual({
    name: 'page',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, description: expect.any(String) },
    allowEmptyValue: true,
    allowReserved: true,
  })
})

test('requires fields with custom parsers too', () => {
  expect(text).toContain('"required":["email","password"]')
  expect(text).toContain('"required":["old_password","password","password_confirmation"]')
  expect(text).toContain('"required":["payment_method","products"]')
  expect(text).toContain('"required":["product_id","colors"]')
  expect(text).toContain('"required":["color_id","sizes"]')
  const body = document.paths?.['/orders']?.post?.requestBody
  const forms = body && 'content' in body ? body.content['multipart/form-data']?.schema : undefined
  expect(forms).toMatchObject({ required: ['payment_method'] })
})

test.each(['ar', 'en'])('the page in %s names every call and runs no script', async (locale) => {
  const answer = await app.request(`/${locale}/api/docs`)
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
  expect(page).not.toMatch(/<script|https?:|style="|undefined|\[object/)
  for (const { path } of calls.values()) {
    expect(page).toContain(`/${locale}/api${path}<`)
  }
  for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`)
  expect((await app.request(`/${locale}/api/docs.css`)).headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  )
})

test('serves the description as JSON with an ETag', async () => {
  const answer = await app.request('/en/api/openapi.json')
  expect(await answer.json()).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: '/ar/api' }, { url: '/en/api' }],
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await app.request('/en/api/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
