import { expect, test } from 'vitest'
import { chunkStyles, type StyledChunk } from './chunk-styles.ts'

function chunk(fileName: string, given: Partial<StyledChunk> = {}): StyledChunk {
  return {
    fileName,
    isEntry: false,
    isDynamicEntry: false,
    imports: [],
    dynamicImports: [],
    styles: [`${fileName}.css`],
    ...given,
  }
}

const main = chunk('main', { isEntry: true, dynamicImports: ['home', 'product', 'cart'] })
const home = chunk('home', { isDynamicEntry: true, imports: ['main', 'card'] })
const product = chunk('product', { isDynamicEntry: true, imports: ['main', 'picker', 'text'] })
const cart = chunk('cart', { isDynamicEntry: true, imports: ['main', 'picker'] })
const card = chunk('card', { imports: ['dot'] })
const picker = chunk('picker', { imports: ['dot'], dynamicImports: ['drawer'] })
const dot = chunk('dot')
const text = chunk('text')
const drawer = chunk('drawer', {
  isDynamicEntry: true,
  imports: ['picker', 'text'],
  dynamicImports: ['hint'],
})
const hint = chunk('hint', { isDynamicEntry: true, imports: ['text', 'dot'] })

const brought = Object.fromEntries(
  chunkStyles([main, home, product, cart, card, picker, dot, text, drawer, hint]),
)

test.each([
  ['the first script', 'main', ['main']],
  ['a page: what it imports, the imported first', 'home', ['dot', 'card', 'home']],
  ['another page shares with it', 'product', ['dot', 'picker', 'text', 'product']],
  ['a part of two pages: what one of them lacks', 'drawer', ['text', 'drawer']],
  ['a part of that part', 'hint', ['hint']],
])('%s', (_, name, styles) => {
  expect(brought[name]).toEqual(styles.map((style) => `${style}.css`))
})

test('gives no styles to chunks that are never entries', () => {
  expect(Object.keys(brought).sort()).toEqual(['cart', 'drawer', 'hint', 'home', 'main', 'product'])
})
