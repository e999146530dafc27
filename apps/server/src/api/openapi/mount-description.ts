import type { OpenAPI } from '@orpc/contract'
import type { Hono } from 'hono'
import { publicResponse } from '../http/responses.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Serves the OpenAPI document at `openapi.json` and its HTML page at `docs`. Loads the generators with the first request. */
export function mountDescription(app: Hono): void {
  let description: Promise<OpenAPI.Document> | undefined
  const described = () => {
    description ??= describe()
    return description
  }
  for (const locale of ['ar', 'en'] as const) {
    app.get(`/${locale}/api/openapi.json`, async (c) => publicResponse(c.req.raw, await described(), {}))
    app.get(`/${locale}/api/docs`, async (c) => c.body(docsPage(await described(), locale), 200, pageHeaders))
    app.get(`/${locale}/api/docs.css`, (c) =>
      c.body(DOCS_STYLE, 200, { ...pageHeaders, 'content-type': 'text/css; charset=utf-8' }),
    )
  }
}

async function describe(): Promise<OpenAPI.Document> {
  const { describeApi } = await import('./describe-api.ts')
  return describeApi()
}
