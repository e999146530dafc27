/**
 * Shows the currency's name before the amounts if the riyal sign cannot be displayed: a browser that blocks fonts would show an
 * empty box in its place.
 */
export async function replaceMissingRiyalSign(currency: string): Promise<void> {
  const fonts = await document.fonts.load('1em Riyal', '\u20c1').catch(() => [])
  if (fonts.length > 0) return
  const { style } = document.documentElement
  style.setProperty('--riyal-sign', 'none')
  // Screen readers have the name after the amount. The mark keeps an Arabic name to the left of the digits, where it is read last.
  style.setProperty('--riyal-name', `"${currency}\u200e " / ""`)
}
