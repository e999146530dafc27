/** Trusted Types as far as the shop needs them; TypeScript's own library does not know them yet. */
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
 * The only policy that pages allow (apps/server, page-headers.ts): browsers refuse every other text that is to become HTML
 * or script. None on the server, and in browsers without Trusted Types.
 */
const policy = globalThis.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html })

/** HTML that the shop cleaned before it stored it, as the page may set it. */
export function trustedHtml(html: string): TrustedHTML {
  return policy?.createHTML(html) ?? html
}
