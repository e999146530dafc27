import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const characters = `${letters}0123456789`
const owners = new Map<string, string>()

/**
 * What browsers see of a class of a CSS module: four characters, since markup is sent with every page. They are made
 * of the module's folder and name and the class, so that pages and scripts, which are built apart, agree on them.
 * @throws where two classes would get the same characters: rename one of them
 */
export function scopedClassName(name: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const owner = `${basename(dirname(path))}/${basename(path)}/${name}`
  const [first = 0, ...rest] = [...createHash('sha256').update(owner).digest().subarray(0, 4)]
  const short =
    letters.charAt(first % letters.length) +
    rest.map((byte) => characters.charAt(byte % characters.length)).join('')
  const other = owners.get(short) ?? owner
  if (other !== owner) throw new Error(`${owner} and ${other} would both be called ${short}`)
  owners.set(short, owner)
  return short
}
