import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { root } from '../steps/root.mjs'
import { wrongClasses } from './wrong-classes.mjs'

const component = 'apps/storefront/src/cart/line.tsx'
const module = 'apps/storefront/src/cart/line.module.css'
const button = 'packages/ui/src/button.module.css'
const sound = {
  [component]: `import styles from './line.module.css'\nexport const Line = () => <p className={styles.line} />\n`,
  [module]: '@layer pages { .line { color: red; } }\n',
}
let tree = ''

beforeEach(async () => {
  tree = await temporaryFolder()
  await mkdir(join(tree, 'packages/ui/src'), { recursive: true })
})

async function check(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    await mkdir(join(tree, dirname(file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
  return wrongClasses(tree)
}

test('finds no wrong class in the project', async () => {
  expect(await wrongClasses(root)).toEqual([])
})

test('accepts a class that is defined and used', async () => {
  expect(await check({})).toEqual([])
})

test('finds a class that is used but not defined', async () => {
  const code = `import styles from './line.module.css'\nexport const Line = () => <p className={styles.lime} />\n`
  expect(await check({ [component]: code })).toEqual(
    [
      `${module} defines "line", which is unused`,
      `${component} uses styles.lime, which ./line.module.css does not define`,
    ].sort(),
  )
})

test('finds a class that is defined but not used, also in a compound selector', async () => {
  const css = '@layer pages { @media print { .line, p > .word:not(.sum) { color: red; } } }\n'
  expect(await check({ [module]: css })).toEqual([
    `${module} defines "sum", which is unused`,
    `${module} defines "word", which is unused`,
  ])
})

test('finds global class names, also in a conditional expression', async () => {
  const code = `${sound[component]}export const Other = ({ on }: { on: boolean }) => <p className={on ? 'bright' : \`dim \${on}\`} />\n`
  expect(await check({ [component]: code })).toEqual([
    `${component} uses the global class "bright"`,
    `${component} uses the global class "dim"`,
  ])
})

test('counts a class that another one composes as used', async () => {
  const use = `import button from '@zayy/ui/button.module.css'\nexport const Go = () => <button type="button" className={button.primary} />\n`
  const files = { 'apps/storefront/src/cart/go.tsx': use }
  const css = '@layer ui { .button { color: red; } .primary { composes: button; } .large { color: red; } }\n'
  expect(await check({ ...files, [button]: css })).toEqual([`${button} defines "large", which is unused`])
})

test('rejects a class with a computed name', async () => {
  const code = `${sound[component]}export const named = (name: string) => styles[name]\n`
  expect(await check({ [component]: code })).toEqual([
    `${component} must use styles only as styles.someClass`,
  ])
})
