// Two rules that neither stylelint nor its published plugins have.

import postcss from 'postcss'
import parse from 'postcss-selector-parser'
import stylelint from 'stylelint'

const { list } = postcss

/** Properties without a logical equivalent: any value but the centre is wrong in one reading direction. */
const position = /^(?:background-position|object-position|transform-origin|perspective-origin|mask-position)$/

const direction = /:dir\(\w+\)|\[dir=\W?\w+\W?\]/g

/** Rejects a declaration that favours one side, unless the file has the same one for `:dir(rtl)`. */
const mirrored = createRule(
  'zayy/mirrored',
  (declaration) => `"${declaration}" needs a twin for :dir(rtl)`,
  (root, reject) => {
    /** @type {Set<string>} */
    const twins = new Set()
    /** @param {postcss.Declaration} declaration */
    const selectorsOf = ({ parent }) => (parent instanceof postcss.Rule ? parent.selectors : [''])
    root.walkDecls((declaration) => {
      for (const selector of selectorsOf(declaration))
        if (selector.search(direction) >= 0)
          twins.add(`${selector.replace(direction, '')} ${declaration.prop}`)
    })
    root.walkDecls((declaration) => {
      const { prop, value } = declaration
      const names = selectorsOf(declaration).map((selector) => `${selector.replace(direction, '')} ${prop}`)
      if (isOneSided(prop, value) && !names.every((name) => twins.has(name)))
        reject(declaration, `${prop}: ${value}`)
    })
  },
)

/**
 * Rejects a selector with `:has()` on an ancestor whose last part has no tag, class, id or attribute: the browser would
 * check every element below that ancestor whenever one is added (docs/decisions/039).
 */
const noPageWideSelector = createRule(
  'zayy/no-page-wide-selector',
  (selector) => `"${selector}" makes a browser look at every element: name the last part`,
  (root, reject) => {
    root.walkRules((rule) => {
      for (const selector of parse().astSync(rule.selector).nodes) {
        const last = selector.nodes.findLastIndex(({ type }) => type === 'combinator')
        const before = selector.nodes.slice(0, Math.max(last, 0))
        if (before.some(({ value }) => value === ':has') && !selector.nodes.slice(last + 1).some(isNamed))
          reject(rule, String(selector).trim())
      }
    })
  },
)

export default [mirrored, noPageWideSelector]

/**
 * @param {string} property
 * @param {string} value
 */
function isOneSided(property, value) {
  const [first = ''] = list.space(value)
  if (position.test(property))
    return /\b(?:left|right)\b/.test(value) || !/^(?:center|50%|top|bottom|var\(--[\w-]+\))$/.test(first)
  if (property === 'translate') return !/^(?:0(?:px|%)?|none)$/.test(first)
  if (property === 'transform')
    return /\b(?:translateX|translate|translate3d|skewX?)\((?!\s*(?:0|var)\b)/.test(value)
  if (/^(?:box|text)-shadow$/.test(property))
    return list.comma(value).some((shadow) => {
      const [across = ''] = list.space(shadow).filter((part) => part !== 'inset')
      return /^-?\d*\.?\d+[a-z]*$/.test(across) && Number.parseFloat(across) !== 0
    })
  return /^(?:background|mask)(?:-image)?$/.test(property) && isSlanted(value)
}

/** Returns whether a gradient runs sideways. A repeating pattern looks the same in both directions. */
function isSlanted(/** @type {string} */ value) {
  return [...value.matchAll(/(?<!repeating-)linear-gradient\(\s*([^,]+),/g)].some(([, line = '']) => {
    const [, angle] = line.match(/^(-?[\d.]+)deg$/) ?? []
    return /\bto\b.*\b(?:left|right)\b/.test(line) || (angle !== undefined && Number(angle) % 180 !== 0)
  })
}

/** Returns whether a part of a selector limits the elements it matches. `:is()` does if each of its selectors does. */
function isNamed(/** @type {parse.Node} */ node) {
  if (node.type === 'pseudo')
    return /^:(?:is|where)$/.test(node.value) && node.nodes.every(({ nodes }) => nodes.some(isNamed))
  return ['tag', 'class', 'id', 'attribute'].includes(node.type)
}

/**
 * @param {string} ruleName
 * @param {(found: string) => string} rejected
 * @param {(root: postcss.Root, reject: (node: postcss.Node, found: string) => void) => void} check
 */
function createRule(ruleName, rejected, check) {
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected })
  const lint = () => (/** @type {postcss.Root} */ root, /** @type {stylelint.PostcssResult} */ result) => {
    check(root, (node, found) => {
      stylelint.utils.report({ ruleName, result, node, message: messages.rejected, messageArgs: [found] })
    })
  }
  return stylelint.createPlugin(ruleName, Object.assign(lint, { ruleName, messages }))
}
