/** A file or folder of an archive. Read its bytes before requesting the next entry. */
export type TarEntry = { name: string; kind: 'file' | 'folder'; bytes: AsyncIterable<Buffer> }

const BLOCK_SIZE = 512

/**
 * Reads a tar archive as PostgreSQL writes it (ustar, only files and folders, names of at most 100 bytes).
 * @throws if the archive is invalid or truncated
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = blockReader(source)
  for (;;) {
    const header = await reader.exactly(BLOCK_SIZE)
    if (header.every((byte) => byte === 0)) return
    const size = octal(header, 124, 12)
    const bytes = reader.pieces(size)
    yield { name: text(header, 0, 100).replace(/^\.\//, ''), kind: kindOf(header), bytes }
    for await (const _ of bytes) {
      // Skip the bytes that the caller has not read.
    }
    await reader.exactly((BLOCK_SIZE - (size % BLOCK_SIZE)) % BLOCK_SIZE)
  }
}

function kindOf(header: Buffer): 'file' | 'folder' {
  if (text(header, 257, 5) !== 'ustar') throw new Error('This is not a tar archive')
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
  if (!/^[0-7]+$/.test(digits)) throw new Error('This is not a tar archive')
  return Number.parseInt(digits, 8)
}

/** Returns a function that reads a given number of bytes of a stream, whatever its chunk sizes. */
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
