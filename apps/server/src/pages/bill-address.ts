/**
 * Where a link to a bill of an old mail goes, `/bill?token=…`: to the same page with the token in the fragment, which a
 * browser tells nobody. null for any other address.
 */
export function billAddress({ pathname, searchParams }: URL): string | null {
  const token = searchParams.get('token')
  return token && /^(\/en)?\/bill\/?$/.test(pathname)
    ? `${pathname.replace(/\/$/, '')}#${encodeURIComponent(token)}`
    : null
}
