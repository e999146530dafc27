import type { Hono } from 'hono'
import { publicAnswer } from '../http/answer.ts'
import { describeApi } from './describe-api.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** The description of the API at `openapi.json`, and the same as a page to read at `docs`, which runs no script. */
export function mountDescription(app: Hono): void {
  let description: ReturnType<typeof describeApi> | undefined
  const described = () => {
    description ??= describeApi()
    return description
  }
  for (const locale of ['ar', 'en'] as const) {
    app.get(`/${locale}/api/openapi.json`, async (c) => publicAnswer(c.req.raw, await described(), {}))
    app.get(`/${locale}/api/docs`, async (c) => c.body(docsPage(await described(), locale), 200, pageHeaders))
    app.get(`/${locale}/api/docs.css`, (c) =>
      c.body(docsStyle, 200, { ...pageHeaders, 'content-type': 'text/css; charset=utf-8' }),
    )
  }
}
