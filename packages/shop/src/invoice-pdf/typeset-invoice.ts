import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const fonts = ['400Regular/Alexandria_400Regular.ttf', '600SemiBold/Alexandria_600SemiBold.ttf']

/** What the typesetter remembers of earlier documents is dropped when so many later ones did not use it. */
const CACHED_FOR_DOCUMENTS = 10

/** PDF/UA-1: read aloud in its order, with headings, tables and the code's description. */
const ACCESSIBLE = { pdfStandard: 'ua-1' }

/** @param content an `InvoiceContent` as JSON. @returns the PDF. @throws where Typst cannot set it */
export type Typeset = (content: string) => Uint8Array<ArrayBuffer>

/** Opens what sets invoices as PDF, fonts embedded, tagged for screen readers. It reads no font and no other file of the system's. */
export function openTypesetter(): Typeset {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('.', import.meta.url)),
    fontArgs: [{ fontBlobs: fonts.map(readFont) }],
  })
  const mainFileContent = readFileSync(new URL('invoice.typ', import.meta.url), 'utf8')
  return (content) => {
    const document = { mainFileContent, inputs: { invoice: content } }
    try {
      return new Uint8Array(pdfOf(compiler, document))
    } finally {
      compiler.evictCache(CACHED_FOR_DOCUMENTS)
    }
  }
}

/** Letters that the font does not have, such as those of a Chinese name, are boxes, which PDF/UA-1 forbids: then it is tagged alone. */
function pdfOf(compiler: NodeCompiler, document: Parameters<NodeCompiler['pdf']>[0]): Buffer {
  try {
    return compiler.pdf(document, ACCESSIBLE)
  } catch {
    return compiler.pdf(document)
  }
}

function readFont(path: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/alexandria/${path}`)))
}
