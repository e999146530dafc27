import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Where a program of Debian's is, its package installed first where it is missing and we may; undefined where it is
 * not to be had.
 */
export function debianProgram(path: string, packageName: string): string | undefined {
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]])
      spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 240_000 })
  }
  return existsSync(path) ? path : undefined
}
