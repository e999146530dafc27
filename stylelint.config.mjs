import plugins from './scripts/styles/stylelint-plugin.mjs'

/** A bare length in px other than a hairline. calc(), min(), max() and clamp() may combine sizes with tokens. */
const rawLength = String.raw`/(?<!\([^)]*)(?<![\w.-])-?(?!0px|1px)[\d.]+px\b(?![^(]*\))/`

const styleFolders = ['apps/storefront/src', 'packages/ui/src']

/** @type {import('stylelint').Config} */
export default {
  plugins,
  ignoreFiles: ['packages/ui/src/vendor/*.css'],
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  referenceFiles: styleFolders.map((folder) => `${folder}/**/*.css`),
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // The pages read from right to left and from left to right.
    'property-layout-mappings': [
      'flow-relative',
      { ignoreProperties: [/^(margin|padding|overflow(-[xy])?|overscroll-behavior-[xy])$/] },
    ],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'property-disallowed-list': ['background-position-x'],
    // A fourth value makes left and right differ, and so does a second radius.
    'declaration-property-max-values': { '/^(margin|padding)$/': 3, 'border-radius': 1 },
    'zayy/mirrored': true,

    // Values of a scale come from packages/ui/src/styles/tokens.css, widths from media.css.
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|(row-|column-)?gap|border.*radius)/': [rawLength],
      'z-index': [/\d/],
      '/^(caption-side|justify-)/': [/\b(left|right)\b/],
      // The bundler copies a class that comes from another file into every file that composes it.
      composes: [/\bfrom\b/],
    },
    // Text has one of the ten styles of tokens.css: no other size, weight or family.
    'declaration-property-value-allowed-list': {
      font: ['inherit', /^var\(--text-[a-z]+\)$/],
      'font-size': [],
      'font-weight': [],
      'font-family': ['"Language name", system-ui', '"Riyal", var(--font-family)'],
      '/^--text-/': [],
    },
    'media-feature-name-disallowed-list': [/width$/, /height$/],
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,

    // Every rule is in a cascade layer (apps/storefront/src/styles.css), and no class is global but a library's own.
    'layer-name-pattern': /^(vendor|reset|ui|layout|parts|pages)$/,
    'rule-nesting-at-rule-required-list': ['layer'],
    'selector-disallowed-list': [/:global\([^)]*\.(?!Toastify)/],
    'zayy/no-page-wide-selector': true,
  },
  overrides: [
    {
      // Imported into the layer `reset`.
      files: ['packages/ui/src/styles/*.css'],
      rules: { 'rule-nesting-at-rule-required-list': null, 'selector-max-class': 0 },
    },
    {
      // Paper is measured in points, and its notes follow the size of the sheet.
      files: ['apps/storefront/src/orders/{bill-document,invoice-*,receipt}.module.css'],
      rules: {
        'declaration-property-value-allowed-list': {
          font: ['inherit', /^var\(--text-[a-z]+\)$/, /^400 [\d.]+pt /],
          'font-size': [/^[\d.]+(pt|em)$/],
          'font-weight': [/^(400|500|560|640)$/],
        },
      },
    },
    {
      // Defines the styles, and the elements that take the style of the text around them.
      files: ['packages/ui/src/styles/{tokens,fonts,typography}.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    {
      files: ['packages/ui/src/styles/media.css'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
  ],
}
