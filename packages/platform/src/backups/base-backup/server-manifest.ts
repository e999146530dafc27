import { createHash } from 'node:crypto'

/** PostgreSQL's list of the files in a base backup, by their path in the cluster. WAL files are not included. */
export type ServerManifest = Map<string, { bytes: number; sha256: string }>

/** Parses `backup_manifest`. Returns null if its checksum is wrong. */
export function readServerManifest(text: string): ServerManifest | null {
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1
  const stated = /^"Manifest-Checksum": "([0-9a-f]{64})"\}$/.exec(text.slice(lastLine).trimEnd())?.[1]
  if (stated !== createHash('sha256').update(text.slice(0, lastLine)).digest('hex')) return null
  const manifest: { Files: { Path: string; Size: number; Checksum: string }[] } = JSON.parse(text)
  return new Map(manifest.Files.map((file) => [file.Path, { bytes: file.Size, sha256: file.Checksum }]))
}

/**
 * WAL position at which a base backup is consistent.
 * @property system identifier of the cluster, as text because it exceeds the precision of a number
 * @property end a WAL address such as 0/3000120
 */
export type WalPosition = { system: string; timeline: number; end: string }

/** Parses the position from `backup_manifest`. Throws if it is missing, as before PostgreSQL 17. */
export function readWalPosition(text: string): WalPosition {
  const system = /"System-Identifier": (\d+)/.exec(text)?.[1]
  const range = /"Timeline": (\d+), "Start-LSN": "[0-9A-F/]+", "End-LSN": "([0-9A-F/]+)"/.exec(text)
  if (system === undefined || !range?.[2])
    throw new Error('The backup does not say at which WAL position it ends')
  return { system, timeline: Number(range[1]), end: range[2] }
}
