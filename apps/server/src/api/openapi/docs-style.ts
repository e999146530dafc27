/** How the page of the API's description looks; logical properties, so that both directions are one sheet. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; }
nav ul { columns: 18rem; padding-inline-start: 1.2rem; }
h2 { margin-block-start: 3rem; border-block-end: 1px solid; }
section { margin-block: 2rem; padding-inline-start: 1rem; border-inline-start: 4px solid #2f7d5d; }
h3 code { font-size: 1.05rem; }
code, pre { font-family: ui-monospace, monospace; direction: ltr; unicode-bidi: isolate; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: .3rem .6rem; text-align: start; vertical-align: top; }
.scroll { overflow-x: auto; }
`
