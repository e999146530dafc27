/**
 * Regenerates the initial migration from the schema: `npm run migration`. Keeps the hand-written SQL around the generated part.
 * From 1.0.0 on migrations only add (docs/contributing.md).
 */

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const BREAK = '--> statement-breakpoint\n'
const EXTENSION = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;\n'
const HAND_WRITTEN = '-- Hand-written from here on.\n'

process.chdir(`${import.meta.dirname}/../packages/database`)
const FILE = 'migrations/0000_initial.sql'
const previous = readFileSync(FILE, 'utf8')
const handWritten = previous.slice(previous.indexOf(HAND_WRITTEN))
if (!handWritten.startsWith(HAND_WRITTEN)) throw new Error(`${FILE} has no line "${HAND_WRITTEN.trim()}"`)

rmSync('migrations', { recursive: true })
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'initial'], { stdio: 'inherit' })
const generated = readFileSync(FILE, 'utf8').trimEnd()
writeFileSync(FILE, `${EXTENSION}${BREAK}${generated}\n${BREAK}\n${handWritten}`)
