import boldRiyal from '@emran-alhaddad/saudi-riyal-font/fonts/bold/saudi_riyal.woff2?url'
import riyal from '@emran-alhaddad/saudi-riyal-font/fonts/regular/saudi_riyal.woff2?url'
import arabic from './assets/alexandria-arabic.woff2?url'
import digits from './assets/alexandria-digits.woff2?url'
import latin from './assets/alexandria-latin-basic.woff2?url'
import languageName from './assets/language-name.woff2?url'

/**
 * Font files of the first screen per language, to preload with the stylesheet: a late font would move text. English pages need the
 * Arabic word of the language switch.
 */
export const fontFiles = { ar: [arabic, digits], en: [latin, languageName] } as const

/**
 * Fonts of the riyal sign, to preload on pages with prices. Chromium requests them after the first layout otherwise, and lays out the
 * whole page again when they arrive.
 */
export const riyalFontFiles = [riyal, boldRiyal]
