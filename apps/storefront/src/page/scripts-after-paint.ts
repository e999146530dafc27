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
        `<script type="${heldType}" async="" src="$1"></script><script nonce="${nonce}">${starter}</script>`,
      ),
  ]
}

/** Milliseconds after the first frame at which scripts start at the latest. */
const longestWait = 500

/**
 * Starts the scripts once the page and its largest image are on screen: that image would share the line with them. Only the browser
 * knows when a frame is on screen, and some tell nobody, hence the limit. A script of an unknown type runs once it has a known one
 * and is inserted again.
 */
const starter =
  '{const starter=document.currentScript,first=starter.previousSibling,start=()=>{' +
  `document.querySelectorAll('[rel=${heldType}]').forEach(link=>{link.rel='modulepreload'});` +
  "first.type='module';first.replaceWith(first)}," +
  'frame=then=>requestAnimationFrame(()=>setTimeout(then));starter.remove();' +
  'document.hidden?start():frame(()=>Promise.race([' +
  `new Promise(then=>setTimeout(then,${longestWait})),` +
  'Promise.all([' +
  "new Promise(then=>new PerformanceObserver(then).observe({type:'paint',buffered:true}))," +
  "document.querySelector('main [fetchpriority=high]')?.decode().catch(()=>{})" +
  ']).then(()=>new Promise(frame))]).then(start))}'
