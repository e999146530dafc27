import { readDerivativePath } from '@zayy/platform/images/image-url'
import { Marked } from 'marked'
import sanitize from 'sanitize-html'
import { escapeHtml } from '@zayy/platform/mail/escape-html'

const plain = ['dir', 'lang']

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'img'],
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
 * HTML that is safe to show: the few tags and attributes above, links to the web, the shop itself, an e-mail address or a phone,
 * images of the shop's own. Everything else is taken out; the text inside stays.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed).trim()
}

/** The same for Arabic, where a percentage would turn round: its sign stays to the right of the number, as on every page. */
function cleanArabicHtml(html: string): string {
  const textFilter = (text: string, tag: string) =>
    tag === 'bdi' ? text : text.replace(/\d[\d.,]*%/g, '<bdi dir="ltr">$&</bdi>')
  return sanitize(html, { ...allowed, textFilter }).trim()
}

/** HTML of the owner's that is safe to show; cleaned again it stays as it is. */
export function cleanHtmlOf(locale: 'ar' | 'en', html: string): string {
  return locale === 'ar' ? cleanArabicHtml(html) : cleanHtml(html)
}

/** What Markdown is turned into HTML with. */
export type HtmlContext = {
  locale: 'ar' | 'en'
  /** The address and size of an image of the owner's folder; null: there is no such image. */
  image(path: string): { url: string; width: number; height: number } | null
}

/** Makes Markdown HTML that is safe to show. Links to the shop itself stay in their language. */
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
  return (markdown) => cleanHtmlOf(context.locale, marked.parse(markdown, { async: false }))
}
