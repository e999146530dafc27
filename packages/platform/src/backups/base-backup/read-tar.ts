/** A file or folder in an archive: its bytes have to be read before the next entry is asked for. */
export type TarEntry = { name: string; kind: 'file' | 'folder'; bytes: AsyncIterable<Buffer> }

const blockSize = 512

/**
 * Reads an archive as PostgreSQL writes one (ustar, files and folders only, names of at most 100 bytes).
 * @throws Error where it is no such archive, or ends too early
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = blockReader(source)
  for (;;) {
    const header = await reader.exactly(blockSize)
    if (header.every((byte) => byte === 0)) return
    const size = octal(header, 124, 12)
    const bytes = reader.pieces(size)
    yield { name: text(header, 0, 100).replace(/^\.\//, ''), kind: kindOf(header), bytes }
    for await (const _ of bytes) {
      // What nobody has read is passed over.
    }
    await reader.exactly((blockSize - (size % blockSize)) % blockSize)
  }
}

function kindOf(header: Buffer): 'file' | 'folder' {
  if (text(header, 257, 5) !== 'ustar') throw new Error('This is no archive')
  const type = text(header, 156, 1)
  if (type === '0' || type === '') return 'file'
  if (type === '5') return 'folder'
  throw new Error(`An archive of PostgreSQL has no entry of the type ${type}`)
}

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString('utf8')
}

function octal(header: Buffer, from: number, length: number): number {
  const digits = text(header, from, length).trim()
  if (!/^[0-7]+$/.test(digits)) throw new Error('This is no archive')
  return Number.parseInt(digits, 8)
}

/** Gives so many bytes of a stream at a time, whatever pieces it comes in. */
function blockReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const upTo = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await iterator.next()
      if (next.done) throw new Error('The archive ends too early')
      rest = next.value
    }
    const piece = rest.subarray(0, most)
    rest = rest.subarray(piece.length)
    return piece
  }
  async function* pieces(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await upTo(left)
      left -= piece.length
      yield piece
    }
  }
  return {
    pieces,
    exactly: async (size: number) => {
      const all: Buffer[] = []
      for await (const piece of pieces(size)) all.push(piece)
      return Buffer.concat(all)
    },
  }
}
