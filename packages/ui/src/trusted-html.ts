/** The part of Trusted Types that the shop needs; the DOM types of TypeScript lack it. */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML }
}

declare global {
  var trustedTypes: PolicyFactory | undefined
}

/**
 * The only policy that pages allow (apps/server, page-headers.ts): browsers reject all other strings as HTML or script.
 * Undefined on the server and in browsers without Trusted Types.
 */
const policy = globalThis.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html })

/** Marks HTML that was sanitised before storage as trusted. */
export function trustedHtml(html: string): TrustedHTML {
  return policy?.createHTML(html) ?? html
}
