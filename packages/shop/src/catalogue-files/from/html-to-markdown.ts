import sanitize from 'sanitize-html'

const BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
]

const allowed: sanitize.IOptions = {
  allowedTags: [...BLOCKS, 'br', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    div: 'p',
    section: 'p',
    article: 'p',
    blockquote: 'p',
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg'],
}

/**
 * Converts the description of another shop to Markdown. Tables and nested lists stay HTML, which Markdown allows. Pictures, videos
 * and styles are removed.
 */
export function htmlToMarkdown(html: string): string {
  const isHtml = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(html)
  if (!isHtml) return paragraphs(escaped(html))
  const clean = sanitize(html, allowed)
  // One line, as an empty line would end the HTML.
  if (/<table|<li>(?:(?!<\/li>).)*<[uo]l>/is.test(clean)) return clean.replace(/\s*\n\s*/g, ' ').trim()
  return paragraphs(
    escaped(clean.replace(/\s*\n\s*/g, ' '))
      .replace(/<br ?\/?>\s*/g, '\n')
      .replace(/<(strong|em)>\s*<\/\1>/g, '')
      .replace(/<strong>(\s*)(.*?)(\s*)<\/strong>/gs, '$1**$2**$3')
      .replace(/<em>(\s*)(.*?)(\s*)<\/em>/gs, '$1*$2*$3')
      .replace(/<a href="([^"\s()]*)">(.*?)<\/a>/gs, '[$2]($1)')
      .replace(/<a[^>]*>|<\/a>/g, '')
      .replace(/<h([234])>\s*(.*?)\s*<\/h\1>/gs, (_, level: string, text: string) =>
        text.trim() === '' ? '' : `\n\n${'#'.repeat(Number(level))} ${text.replaceAll('\n', ' ')}\n\n`,
      )
      .replace(/<ol>(.*?)<\/ol>/gs, (_, items: string) => `\n\n${items.replaceAll('<li>', '<li>1. ')}\n\n`)
      .replace(/<ul>(.*?)<\/ul>/gs, (_, items: string) => `\n\n${items.replaceAll('<li>', '<li>- ')}\n\n`)
      .replace(/\s*<li>(1\. |- )?(.*?)<\/li>\s*/gs, (_, mark: string | undefined, text: string) =>
        text.trim() === '' ? '' : `\n${mark ?? '- '}${text.trim().replaceAll('\n', ' ')}`,
      )
      .replace(/<p>|<\/p>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
}

/** Escapes what Markdown would read as a mark, outside of tags. */
function escaped(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/&nbsp;|\u00a0/g, ' ')
            .replace(/[\\`*_[\]#~|]/g, '\\$&')
            .replace(/^(\s*)([-+>=]|\d+[.)])(?=\s)/gm, '$1\\$2'),
    )
    .join('')
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\S)\n(?=[^\n])/g, (match, before: string, offset: number, whole: string) =>
      /^(?:- |1\. )/.test(whole.slice(offset + 2)) ? match : `${before}  \n`,
    )
    .trim()
}
