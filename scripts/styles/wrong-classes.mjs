import { dirname, posix } from 'node:path'
import { classesOf, composedClassesOf, globalClassesOf, layersOf } from './css-classes.mjs'
import { pageSources } from './page-sources.mjs'
import { classesRead, importedModules, plainClassNames } from './used-classes.mjs'

/** Declares the order of the cascade layers. */
const layerOrder = 'apps/storefront/src/styles.css'

/**
 * What is wrong with the classes of the pages: one that is global, one that is used and not defined, one that is defined and
 * not used, one outside the cascade layers, and a CSS module that is read in a way that cannot be followed.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence each, with the paths from `root`
 */
export async function wrongClasses(root) {
  const texts = await pageSources(root)
  /** @type {Map<string, Set<string>>} the classes of each module that are used */
  const used = new Map()
  const wrong = []
  for (const [file, text] of texts) {
    if (file.endsWith('.css')) continue
    for (const name of plainClassNames(text)) wrong.push(`${file} uses the global class "${name}"`)
    for (const { name, path } of importedModules(text)) {
      const module = moduleAt(file, path)
      const css = texts.get(module)
      if (css === undefined) wrong.push(`${file} imports ${path}, which is not there`)
      else {
        const defined = classesOf(css)
        for (const one of classesRead(text, name)) {
          if (one === null) wrong.push(`${file} uses ${name} otherwise than as ${name}.someClass`)
          else if (defined.has(one)) used.set(module, (used.get(module) ?? new Set()).add(one))
          else wrong.push(`${file} uses ${name}.${one}, which ${path} does not define`)
        }
      }
    }
  }
  const layers = declaredLayers(texts.get(layerOrder) ?? '')
  for (const [file, text] of texts) {
    if (file.endsWith('.module.css'))
      wrong.push(...wrongInModule(file, text, used.get(file) ?? new Set(), layers))
    else if (file.endsWith('.css')) {
      for (const name of classesOf(text))
        wrong.push(`${file} defines the global class "${name}": a class belongs in a CSS module`)
    }
  }
  return wrong.sort()
}

/**
 * @param {string} file
 * @param {string} css
 * @param {Set<string>} used
 * @param {Set<string>} declared
 * @returns {string[]}
 */
function wrongInModule(file, css, used, declared) {
  const defined = classesOf(css)
  const composed = composedClassesOf(css)
  const { unlayered, layers } = layersOf(css)
  return [
    ...[...globalClassesOf(css)]
      .filter((name) => !isOfALibrary(name))
      .map((name) => `${file} styles the global class "${name}"`),
    ...[...defined]
      .filter((name) => !used.has(name) && !composed.names.has(name))
      .map((name) => `${file} defines "${name}", which nobody uses`),
    ...[...composed.names]
      .filter((name) => !defined.has(name))
      .map((name) => `${file} composes "${name}", which it does not define`),
    // The bundler writes such a class into every file that composes it.
    ...composed.ofOtherFiles.map((value) => `${file} composes ${value}: import that module in the component`),
    ...[...unlayered].map((name) => `${file} styles "${name}" outside the cascade layers`),
    ...[...layers]
      .filter((layer) => !declared.has(layer))
      .map((layer) => `${file} names the layer "${layer}", which ${layerOrder} does not declare`),
  ]
}

/**
 * The layers of the first `@layer a, b, c;`.
 * @param {string} css
 */
function declaredLayers(css) {
  const [, names = ''] = css.match(/@layer ([^;{]+);/) ?? []
  return new Set(names.split(',').map((name) => name.trim()))
}

/**
 * @param {string} file
 * @param {string} path
 */
function moduleAt(file, path) {
  return path.startsWith('@zayy/ui/')
    ? path.replace('@zayy/ui/', 'packages/ui/src/')
    : posix.join(dirname(file), path)
}

/** What a library names its classes itself. @param {string} name */
function isOfALibrary(name) {
  return name.startsWith('Toastify')
}
