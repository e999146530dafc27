import { stripVTControlCharacters } from 'node:util'

/**
 * A page that shows why the sources cannot be rendered, such as a wrong import. Vite's overlay on it loads the page again
 * once a change has been seen.
 * @param nonce marks the page's script as one that may run
 */
export function errorOverlayPage(error: unknown, nonce: string): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const plain = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) }
  // In a script, `</script>` would end it.
  const shown = JSON.stringify(plain).replaceAll('<', '\\u003c')
  const html = `<!doctype html>
<title>Error</title>
<script type="module" nonce="${nonce}">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${shown}))
</script>
`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
