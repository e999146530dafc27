import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Returns the path of a program, or undefined if it is not available. Installs its Debian package first if it is missing
 * and we are root.
 */
export function debianProgram(path: string, packageName: string): string | undefined {
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]])
      spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 240_000 })
  }
  return existsSync(path) ? path : undefined
}
