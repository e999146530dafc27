import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'

/** The environment of our own tools: the project's Node and programs come first. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})

/**
 * Runs a program to its end, without a standard input, and returns its exit code.
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
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program whose output matters only when it fails.
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
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * The command line of a script that runs on the project's Node.
 * @param {string} script  its path from the project's root
 * @param {string[]} [args]
 * @returns {[string, string[]]}
 */
export const onProjectNode = (script, args = []) => [projectNode(), [join(root, script), ...args]]
