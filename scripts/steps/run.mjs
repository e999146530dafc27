import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'

/** Environment of child processes, with the project's Node and programs first in PATH. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})

/**
 * Runs a program without standard input and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: toolEnvironment(),
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

/**
 * Runs a program and returns its output instead of printing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: toolEnvironment(),
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}

/**
 * Returns the command line of a script on the project's Node.
 * @param {string} script  path relative to the project's root
 * @param {string[]} [args]
 * @returns {[string, string[]]}
 */
export const onProjectNode = (script, args = []) => [projectNode(), [join(root, script), ...args]]
