/** A type that browsers neither run nor preload. The element stays, as React looks for it. */
const heldType = 'after-paint'

const entry = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"[^>]*><\/script>/

/**
 * Has a page load its scripts after the first paint, for which they would share the line with fonts and the largest image. A page in
 * the background paints nothing and loads them at once.
 * @param more.head HTML for the end of the head
 * @param more.body HTML for the start of the body
 * @param nonce of the renderer's scripts, by which the policy of the page learns of this one
 * @returns the parts of the page, in order. Each copy of a whole page costs a fraction of a millisecond.
 */
export function withScriptsAfterPaint(
  html: string,
  more: { head: string; body: string },
  nonce: string,
): string[] {
  const headEnd = html.indexOf('</head>')
  const bodyStart = html.indexOf('<body>', headEnd) + '<body>'.length
  const entryStart = html.lastIndexOf('<script type="module"')
  return [
    `${html.slice(0, headEnd)}${more.head}`.replaceAll('rel="modulepreload"', `rel="${heldType}"`),
    html.slice(headEnd, bodyStart),
    more.body,
    html.slice(bodyStart, entryStart),
    html
      .slice(entryStart)
      .replace(
        entry,
        (_, address: string) =>
          `<script type="${heldType}" async="" src="${address}"></script><script nonce="${nonce}">${starter(address)}</script>`,
      ),
  ]
}

// A blocked script is no error of the page, as with a script element.
function starter(address: string): string {
  return (
    'document.currentScript.remove();' +
    `{const start=()=>{document.querySelectorAll('[rel=${heldType}]').forEach(link=>{link.rel='modulepreload'});import('${address}').catch(()=>{})};` +
    'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}'
  )
}
