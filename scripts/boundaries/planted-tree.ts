import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { projectNode } from '../steps/project-node.mjs'
import { root } from '../steps/root.mjs'
import { runQuietly } from '../steps/run.mjs'

/** A copy of the project's code in a temporary folder, to plant files in. */
export type PlantedTree = {
  /** Writes files. Paths are relative to the project's root. */
  plant: (files: readonly { file: string; code: string }[]) => Promise<void>
  /** Runs a script of the copy or of an installed tool, and returns its output. */
  run: (script: string, args: string[]) => Promise<{ code: number; output: string }>
  read: (file: string) => Promise<string>
  remove: () => Promise<void>
}

const folders = ['packages', 'apps', 'demo', 'e2e', 'bench', 'torture', 'scripts']
const code = /\.(ts|tsx|mjs|json|css|grit|gitignore)$/
const skippedNames = new Set(['node_modules', 'dist'])

/** Copies the code. Libraries are links to the project's node_modules; `@zayy` packages are those of the copy. */
export async function plantedTree(): Promise<PlantedTree> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'zayy-boundaries-')))
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (entry.isDirectory() ? !folders.includes(entry.name) : !code.test(entry.name)) continue
    await cp(join(root, entry.name), join(folder, entry.name), {
      recursive: true,
      filter: (path) =>
        !skippedNames.has(basename(path)) && (!basename(path).includes('.') || code.test(path)),
    })
  }
  await linkLibraries(folder)
  return {
    plant: async (files) => {
      for (const { file, code } of files) {
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), `${code}\n`)
      }
    },
    run: async (script, args) =>
      await runQuietly(projectNode(), [join(folder, script), ...args], { cwd: folder }),
    read: async (file) => await readFile(join(folder, file), 'utf8'),
    remove: async () => await rm(folder, { recursive: true }),
  }
}

async function linkLibraries(folder: string): Promise<void> {
  const installed = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules/@zayy'), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== '@zayy' && name !== '.cache')
      await symlink(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of await readdir(join(folder, kind)))
      await symlink(join(folder, kind, name), join(folder, 'node_modules/@zayy', name))
  }
}
