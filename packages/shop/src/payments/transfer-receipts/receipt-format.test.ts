import { expect, test } from 'vitest'
import { sentFormat } from './receipt-format.ts'

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
