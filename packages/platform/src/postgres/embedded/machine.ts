import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Where a process runs, as far as that can be told; an empty string where it cannot. */
export type Machine = {
  host: string
  /** Linux's machine-id, which outlives reboots. Containers often have none. */
  machineId: string
  /** Changes at each boot, and is the same for all containers on one kernel. */
  bootId: string
  /** Process numbers mean something within one namespace only. */
  pidNamespace: string
}

/** The machine that this process runs on. */
export async function thisMachine(): Promise<Machine> {
  const text = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).trim()
  return {
    host: hostname(),
    machineId: await text('/etc/machine-id'),
    bootId: await text('/proc/sys/kernel/random/boot_id'),
    pidNamespace: await readlink('/proc/self/ns/pid').catch(() => ''),
  }
}

/** Whether both run on one kernel since the same boot, so that the kernel's file locks hold between them. */
export function onSameKernel(one: Machine, other: Machine): boolean {
  if (one.bootId === '' && other.bootId === '') return one.host === other.host
  return one.bootId === other.bootId
}

/**
 * Whether it is the same machine, of which a reboot leaves no process. A host's name alone does not say so: a
 * container can be moved to another machine under its old name.
 */
export function isSameMachine(one: Machine, other: Machine): boolean {
  return one.host === other.host && one.machineId !== '' && one.machineId === other.machineId
}
