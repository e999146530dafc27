/** A type that browsers neither run nor preload. The element stays, as React looks for it. */
const heldType = 'after-paint'

const entry = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/

/**
 * Has a page load its scripts after the first paint, for which they would share the line with fonts and the largest image. A page in
 * the background paints nothing and loads them at once.
 * @param nonce of the renderer's scripts, by which the policy of the page learns of this one
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll('rel="modulepreload"', `rel="${heldType}"`)
  return (
    head +
    html
      .slice(end)
      .replace(
        entry,
        (_, address: string) =>
          `<script type="${heldType}" async="" src="${address}"></script><script nonce="${nonce}">${starter(address)}</script>`,
      )
  )
}

function starter(address: string): string {
  return (
    'document.currentScript.remove();' +
    `{const start=()=>{document.querySelectorAll('[rel=${heldType}]').forEach(link=>{link.rel='modulepreload'});import('${address}')};` +
    'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}'
  )
}
