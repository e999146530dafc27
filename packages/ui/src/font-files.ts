import arabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url'
import languageName from './assets/language-name.woff2?url'

/**
 * The font files that the first screen of a page in a language needs, to be fetched beside its stylesheet: a file that
 * comes later moves what was set without it. Arabic pages need both, as figures stand in the Latin one; English ones a word of
 * Arabic, to change to it.
 */
export const fontFiles = { ar: [arabic, latin], en: [latin, languageName] } as const
