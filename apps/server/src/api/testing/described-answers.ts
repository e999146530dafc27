import Ajv from 'ajv'
import { describeApi } from '../openapi/describe-api.ts'

/** JSON Schema draft 7, as clients in the field validate with it (Prism, generated clients). */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
const document = await describeApi()
ajv.addSchema(document, 'api')

const paths = Object.keys(document.paths ?? {}).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

type Described = { path: string; method: string; pointer: string }

/** The call that a method and an address below `/{lang}/api` name; undefined where the document has none. */
function describedCall(method: string, address: string): Described | undefined {
  const asked = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  const name = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase()
  const found = paths.find(({ path, pattern }) => pattern.test(asked) && callsOf(path).includes(name))
  return found && { path: found.path, method: name, pointer: pointerOf('paths', found.path, name) }
}

function callsOf(path: string): string[] {
  return Object.keys(document.paths?.[path] ?? {})
}

/**
 * Throws unless the document describes an answer of JSON: its status, and what is in it. An address without a call, and a 500,
 * which is a fault of the server, are described nowhere.
 */
export function expectDescribed(method: string, address: string, status: number, body: unknown): void {
  const call = describedCall(method, address)
  if (!call || status === 500) return
  const what = `${method} ${call.path} answers ${status}`
  expectValid(`${call.pointer}/responses/${status}/content/application~1json/schema`, body, what)
}

/** Throws unless the document describes a body of JSON that is sent. */
export function expectDescribedBody(method: string, address: string, body: unknown): void {
  const call = describedCall(method, address)
  if (!call) throw new Error(`The document has no ${method} ${address}`)
  expectValid(
    `${call.pointer}/requestBody/content/application~1json/schema`,
    body,
    `${method} ${call.path} is sent`,
  )
}

function expectValid(pointer: string, value: unknown, what: string): void {
  const validate = ajv.getSchema(`api#${pointer}`)
  if (!validate) throw new Error(`${what}, which the document does not describe`)
  if (!validate(value))
    throw new Error(`${what} ${ajv.errorsText(validate.errors)}: ${JSON.stringify(value)?.slice(0, 500)}`)
}

function pointerOf(...parts: string[]): string {
  return parts
    .map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D')
}
