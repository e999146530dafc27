import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Identifies the machine of a process. Unknown values are empty strings. */
export type Machine = {
  host: string
  /** Linux's machine-id, which survives reboots. Containers often have none. */
  machineId: string
  /** Changes at each boot. All containers on one kernel share it. */
  bootId: string
  /** Process ids are only valid within one PID namespace. */
  pidNamespace: string
}

/** Identifies the machine of this process. */
export async function thisMachine(): Promise<Machine> {
  const text = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).trim()
  return {
    host: hostname(),
    machineId: await text('/etc/machine-id'),
    bootId: await text('/proc/sys/kernel/random/boot_id'),
    pidNamespace: await readlink('/proc/self/ns/pid').catch(() => ''),
  }
}

/** Returns true if both run on one kernel since the same boot, so that kernel file locks work between them. */
export function onSameKernel(one: Machine, other: Machine): boolean {
  if (one.bootId === '' && other.bootId === '') return one.host === other.host
  return one.bootId === other.bootId
}

/**
 * Returns true for the same machine, possibly after a reboot. The host name alone is not enough, because a container
 * can move to another machine and keep its name.
 */
export function isSameMachine(one: Machine, other: Machine): boolean {
  return one.host === other.host && one.machineId !== '' && one.machineId === other.machineId
}
