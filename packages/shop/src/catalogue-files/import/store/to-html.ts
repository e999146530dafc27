import { readDerivativePath } from '@zayy/platform/images/image-url'
import { escapeHtml } from '@zayy/platform/mail/escape-html'
import { Marked } from 'marked'
import sanitize from 'sanitize-html'

const plain = ['dir', 'lang']

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'blockquote', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'img'],
    'bdi',
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': plain,
    a: [...plain, 'href', 'rel'],
    img: [...plain, 'src', 'alt', 'width', 'height', 'loading'],
    th: [...plain, 'colspan', 'rowspan', 'scope'],
    td: [...plain, 'colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/i.test(attributes.href ?? '')
        ? { ...attributes, rel: 'noopener nofollow' }
        : attributes,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readDerivativePath(attribs.src ?? ''),
}

/**
 * Sanitises HTML. Keeps the tags and attributes above, links to the web, the shop, an e-mail address or a phone, and
 * images of the shop. The text of removed tags stays.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed).trim()
}

/**
 * A number, with its sign if it is a percentage, or with the end of a range: a text from right to left would reverse both. It
 * matches plain numbers too, so that a long one is read once.
 */
const NUMBER = /\d[\d.,]*( ?– ?\d[\d.,]*%?|%)?/g

function isolated(text: string): string {
  return text.replace(NUMBER, (number, rest?: string) =>
    rest === undefined ? number : `<bdi dir="ltr">${number}</bdi>`,
  )
}

/** Sanitises Arabic HTML and isolates percentages and ranges. */
function cleanArabicHtml(html: string): string {
  const textFilter = (text: string, tag: string) => (tag === 'bdi' ? text : isolated(text))
  return sanitize(html, { ...allowed, textFilter }).trim()
}

/** Sanitises the owner's HTML. Idempotent. */
export function cleanHtmlOf(locale: 'ar' | 'en', html: string): string {
  return locale === 'ar' ? cleanArabicHtml(html) : cleanHtml(html)
}

export type HtmlContext = {
  locale: 'ar' | 'en'
  /** Returns URL and size of an image in the owner's folder, or null if it is missing. */
  image(path: string): { url: string; width: number; height: number } | null
}

/** Returns a function that converts Markdown to sanitised HTML. Links to the shop keep the language of the text. */
export function htmlWriter(context: HtmlContext): (markdown: string) => string {
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const image = context.image(href)
        if (!image) return ''
        const { url, width, height } = image
        return `<img src="${url}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`
      },
    },
    walkTokens(token) {
      if (token.type === 'link' && /^\/(?!\/|en\/|media\/)/.test(token.href) && context.locale === 'en') {
        token.href = `/en${token.href}`
      }
    },
  })
  return (markdown) => {
    const html = parsed(marked, markdown)
    if (!isPlain(markdown, html)) return cleanHtmlOf(context.locale, html)
    return (context.locale === 'ar' ? isolated(html) : html).trim()
  }
}

/** Tags that stay as they are, without attributes, around text without entities. */
const PLAIN_HTML = /^(?:[^<>&]|<\/?(?:p|strong|em|ul|ol|li|h[234]|blockquote)>)*$/

/** True if sanitising changes nothing. Without `<` in the Markdown all tags are the parser's, which closes them. */
function isPlain(markdown: string, html: string): boolean {
  return !markdown.includes('<') && PLAIN_HTML.test(html)
}

/** Lists and quotes within each other, thousands deep, exceed the parser's stack: they stay text. */
function parsed(marked: Marked, markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return markdown
      .split('\n')
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join('\n')
  }
}
