import { Hono } from 'hono'

/** Only `npm run dev` sends this page, and all that is in it comes from the sources: its scripts and styles need no hash. */
const headers = {
  'content-security-policy':
    "default-src 'self' data: blob: 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * `/__ui`: the storefront's components in all their states, from right to left beside from left to right. Each direction is
 * a document of its own, since styles ask for the language of the document.
 * @param transform what Vite adds to a page that it serves, such as its client
 */
export function componentGallery(transform: (html: string) => Promise<string>): Hono {
  return new Hono().get('/__ui', async (c) => {
    const lang = c.req.query('lang')
    if (lang !== 'ar' && lang !== 'en') return c.html(BOTH_DIRECTIONS, 200, headers)
    return c.html(await transform(galleryDocument(lang)), 200, headers)
  })
}

const BOTH_DIRECTIONS = `<!doctype html>
<html lang="en">
<title>Components</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr }
  iframe { border: 0; inline-size: 100%; block-size: 100vh }
</style>
<iframe src="/__ui?lang=ar" title="Arabic"></iframe>
<iframe src="/__ui?lang=en" title="English"></iframe>
`

function galleryDocument(lang: 'ar' | 'en'): string {
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<link rel="stylesheet" href="/src/styles.css">
<body>
<div id="root"></div>
<script type="module" src="/src/component-gallery/main.tsx"></script>
`
}
