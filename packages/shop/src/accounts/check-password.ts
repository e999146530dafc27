import type { ValidationIssue } from '../domain-error.ts'

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * What is wrong with a new password besides its length: that it is among the first that are tried, or the customer's own
 * address, or the shop's name (ASVS 6.2.4, 6.2.11).
 *
 * @param known what whoever guesses knows of the customer: the e-mail address, the shop's name
 */
export async function passwordIssue(
  password: string,
  known: readonly string[],
): Promise<ValidationIssue | null> {
  const typed = plain(password)
  const guessable = known.map(plain).filter((text) => text.length >= 3)
  // A word that is repeated, or with figures behind it, is the word.
  const word = typed.replace(/[\d\W_]+$/u, '')
  const isKnown = guessable.some((text) => typed === text || word === text || typed === text + text)
  return isKnown || (await listed()).has(typed) ? 'passwordCommon' : null
}

/** The passwords of 8 characters and more that are found most in what was stolen elsewhere, read when first needed. */
function listed(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common']].filter(({ length }) => length >= 8)),
  )
  return commonPasswords
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
