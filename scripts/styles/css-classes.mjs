/**
 * The classes that the selectors of a stylesheet name, without those in `:global()`.
 * @param {string} css
 * @returns {Set<string>}
 */
export function classesOf(css) {
  return namesIn(selectorsOf(css).replace(/:global\([^)]*\)/g, ' '))
}

/**
 * The classes in `:global()`.
 * @param {string} css
 * @returns {Set<string>}
 */
export function globalClassesOf(css) {
  return namesIn([...selectorsOf(css).matchAll(/:global\(([^)]*)\)/g)].map(([, inner]) => inner).join(' '))
}

/**
 * What `composes:` takes over: a class of the same file, or (with `from`) one of another.
 * @param {string} css
 * @returns {{ names: Set<string>, ofOtherFiles: string[] }}
 */
export function composedClassesOf(css) {
  const values = [...withoutComments(css).matchAll(/(?<![\w-])composes:\s*([^;}]+)/g)].map(([, value = '']) =>
    value.trim(),
  )
  return {
    names: new Set(values.filter((value) => !/\bfrom\b/.test(value)).flatMap((value) => value.split(/\s+/))),
    ofOtherFiles: values.filter((value) => /\bfrom\b/.test(value)),
  }
}

/**
 * The classes of rules that stand in no cascade layer, and the layers that are named.
 * @param {string} css
 * @returns {{ unlayered: Set<string>, layers: Set<string> }}
 */
export function layersOf(css) {
  const plain = withoutComments(css)
  const layers = new Set()
  let rest = ''
  let at = 0
  for (const match of plain.matchAll(/@layer\s+([\w-]+)\s*\{/g)) {
    if (match.index < at) continue
    layers.add(match[1])
    rest += plain.slice(at, match.index)
    at = endOfBlock(plain, match.index + match[0].length)
  }
  return { unlayered: classesOf(rest + plain.slice(at)), layers }
}

/**
 * Where the braces that were opened before `start` are closed.
 * @param {string} text
 * @param {number} start behind the opening brace
 * @returns {number} behind the closing brace
 */
export function endOfBlock(text, start) {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    else if (text[end] === '}') depth -= 1
  }
  return end
}

/** @param {string} selectors */
function namesIn(selectors) {
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

/**
 * All that stands before a brace, without comments, strings and addresses.
 * @param {string} css
 */
function selectorsOf(css) {
  const plain = withoutComments(css).replace(/url\([^)]*\)|"[^"]*"/g, '')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => (selector.trim().startsWith('@') ? '' : selector))
    .join(' ')
}

/** @param {string} css */
export function withoutComments(css) {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}
