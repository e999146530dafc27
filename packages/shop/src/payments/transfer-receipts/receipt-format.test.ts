import { expect, test } from 'vitest'
import { isReadablePdf, sentFormat } from './receipt-format.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PDF after a mark of its bytes’ order', '\xef\xbb\xbf%PDF-1.4', 'pdf'],
  ['a page that is a PDF too', '<script>0</script>%PDF-1.4', null],
  ['a program that is a PDF too', 'MZ\x90\0%PDF-1.4', null],
  ['a GIF that is a PDF too', 'GIF89a/*%PDF-1.4', null],
  ['a PDF after blank lines', '\n\n%PDF-1.4', 'pdf'],
  ['a PDF that begins too late', `${' '.repeat(1_024)}%PDF-1.4`, null],
  ['a WAVE, which begins like a WebP', 'RIFF\x10\0\0\0WAVEfmt ', null],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['a page', '<!doctype html><script>', null],
  ['a GIF', 'GIF89a', null],
  ['an archive', 'PK\x03\x04', null],
  ['a HEIC', '\0\0\0\x18ftypheic', null],
  ['nothing', '', null],
])('detects the format of %s', (_, text, format) => expect(sentFormat(bytes(text))).toBe(format))

const classic = `%PDF-1.4
1 0 obj
<</Type/Catalog>>
endobj
xref
0 2
trailer
<</Root 1 0 R>>
startxref
42
%%EOF`

test.each([
  ['a PDF', classic, true],
  ['a PDF with bytes after its end', `${classic}\r\n<!-- served -->\0\0`, true],
  [
    'a linearised PDF',
    '%PDF-1.6\r%\xe2\xe3\r\n12 0 obj\r<</Linearized 1>>\rendobj\rstartxref\r\n0\r\n%%EOF',
    true,
  ],
  [
    'a PDF with a cross-reference stream',
    '%PDF-1.5\n9 0 obj<</Type/XRef>>stream\nx\nendstream endobj\nstartxref\n9',
    true,
  ],
  ['a header', '%PDF-1', false],
  ['a header and an end', '%PDF-1.7\nstartxref\n0\n%%EOF', false],
  ['a page with a header', '%PDF-1.7\n<script>startxref</script>', false],
  ['a PDF that was cut off', classic.slice(0, 60), false],
])('tells whether a reader opens %s', (_, text, isReadable) =>
  expect(isReadablePdf(bytes(text))).toBe(isReadable),
)
