import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A minimal Node server: sends one body from memory. Prints its port. */
const [, , file = ''] = process.argv
const body = readFileSync(file)
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  })
  outgoing.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : '')
})
