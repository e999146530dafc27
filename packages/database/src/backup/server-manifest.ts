import { createHash } from 'node:crypto'

/** PostgreSQL's list of the files in a base backup, by their path in the cluster; the log's own files are not in it. */
export type ServerManifest = Map<string, { bytes: number; sha256: string }>

/** Reads `backup_manifest`; null where it is not as PostgreSQL wrote it, by the checksum that it ends with. */
export function readServerManifest(text: string): ServerManifest | null {
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1
  const stated = /^"Manifest-Checksum": "([0-9a-f]{64})"\}$/.exec(text.slice(lastLine).trimEnd())?.[1]
  if (stated !== createHash('sha256').update(text.slice(0, lastLine)).digest('hex')) return null
  const manifest: { Files: { Path: string; Size: number; Checksum: string }[] } = JSON.parse(text)
  return new Map(manifest.Files.map((file) => [file.Path, { bytes: file.Size, sha256: file.Checksum }]))
}
