import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Alexandria, and fonts for the scripts that it lacks and that names in Saudi Arabia are written in. */
const fonts = [
  '@expo-google-fonts/alexandria/400Regular/Alexandria_400Regular.ttf',
  '@expo-google-fonts/alexandria/600SemiBold/Alexandria_600SemiBold.ttf',
  // Latin with all its marks, Greek, Cyrillic, Devanagari.
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf',
  '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf',
  '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf',
  '@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf',
  '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
  '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  // Chinese, simplified and traditional, Japanese, Korean.
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
  '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
  '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
]

/** Typst drops cached results that this many later documents did not use. */
const CACHED_FOR_DOCUMENTS = 10

/**
 * `ua-1`, for screen readers: reading order, headings, tables and a description of each picture. `a-3a`: tagged as well, for archives,
 * and may contain files. The compiler takes one standard.
 */
export type PdfStandard = 'ua-1' | 'a-3a'

/** @param data JSON, which the template reads as `sys.inputs.data`. @returns the PDF. @throws if Typst fails */
export type Typeset = (data: string, standard: PdfStandard) => Uint8Array<ArrayBuffer>

/**
 * Opens a Typst template for tagged PDFs with embedded fonts. It reads no fonts or other files of the system.
 * @param template the path of the template
 */
export function openTypesetter(template: string): Typeset {
  const compiler = NodeCompiler.create({
    // A folder that does not exist: the template reads no files.
    workspace: fileURLToPath(new URL('./workspace', import.meta.url)),
    fontArgs: [{ fontBlobs: fonts.map(readFont) }],
  })
  const mainFileContent = readFileSync(template, 'utf8')
  return (data, pdfStandard) => {
    const document = { mainFileContent, inputs: { data } }
    try {
      return new Uint8Array(pdfOf(compiler, document, { pdfStandard }))
    } finally {
      compiler.evictCache(CACHED_FOR_DOCUMENTS)
    }
  }
}

/** Falls back to a tagged PDF without a standard for characters that no font has, which both standards forbid. */
function pdfOf(
  compiler: NodeCompiler,
  document: Parameters<NodeCompiler['pdf']>[0],
  options: { pdfStandard: PdfStandard },
): Buffer {
  try {
    return compiler.pdf(document, options)
  } catch {
    return compiler.pdf(document)
  }
}

function readFont(path: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(path)))
}
