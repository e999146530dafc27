import arabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url'

/** The font file that a page in a language needs first, to be fetched beside its stylesheet. */
export const fontFile = { ar: arabic, en: latin } as const
