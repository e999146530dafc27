import { dirname, resolve } from 'node:path'
import { cleanText } from '@zayy/domain/text/clean'
import {
  type ContentField,
  type ContentKind,
  contentFields,
  isImageField,
  isRichField,
} from '@zayy/shop/catalogue-files/edits/content-kinds'
import { findArticleFields } from '@zayy/shop/catalogue-files/edits/find-article-fields'
import { type FoundImages, findGivenImages } from '@zayy/shop/catalogue-files/edits/find-given-images'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { imageFinder } from '../../edits/image-finder.ts'
import { readTextFile } from '../../edits/read-text-file.ts'

type GivenCall = Pick<Call<'SLUG', string, 'dry-run'>, 'text' | 'folder' | 'locale' | 'messages'>

/** Returns whether texts of a kind are long enough to be read from files. */
export function hasArticles(kind: ContentKind): boolean {
  return kind === 'pages' || kind === 'blogs'
}

export function optionOf(field: ContentField): string {
  return field.replaceAll('_', '-')
}

/**
 * Reads the fields from a JSON file, a text file per language, and options, which take precedence. Images are searched beside the
 * files and in the current folder.
 * @throws CommandFailure if a file cannot be read or is malformed
 */
export async function readGivenContent(
  kind: ContentKind,
  slug: string,
  { text, folder, locale, messages }: GivenCall,
): Promise<{ fields: Record<string, string>; images: FoundImages }> {
  const fields: Record<string, string> = {}
  const folders = [folder]
  const read = async (path: string) => {
    folders.push(dirname(resolve(folder, path)))
    return await readTextFile(path, folder, messages.commandLine.edits)
  }
  const json = text('file')
  if (json !== undefined) Object.assign(fields, parseJsonFields(json, await read(json), slug, messages))
  for (const language of hasArticles(kind) ? (['ar', 'en'] as const) : []) {
    const path = text(language)
    if (path === undefined) continue
    const found = findArticleFields(path, await read(path), language, locale)
    if ('issues' in found) {
      const { issue } = messages.commandLine.edits
      const lines = found.issues.map(({ row, column, reason }) => issue(`${path} ${column ?? row}`, reason))
      throw new CommandFailure(lines.join('\n'))
    }
    Object.assign(fields, found.fields)
  }
  for (const field of contentFields[kind]) {
    const typed = text(optionOf(field))
    if (typed !== undefined) fields[field] = typed.trim()
  }
  for (const field of text('clear')?.split(',') ?? []) fields[field.trim().replaceAll('-', '_')] = ''
  if (Object.keys(fields).length === 0) throw new CommandFailure(messages.contentCommands.nothingGiven, 2)
  const given = Object.entries(fields)
  const paths = given.filter(([field]) => isImageField(field)).map(([, path]) => path)
  const texts = given.filter(([field, rich]) => isRichField(field) && !rich.startsWith('<'))
  const markdown = texts.map(([, rich]) => rich)
  return { fields, images: await findGivenImages(imageFinder(folders), paths, markdown) }
}

/**
 * Reads a JSON file as printed by `shop … show --json`: strings, numbers, booleans; null is an empty field.
 * @throws CommandFailure 2 if it is malformed or of another slug
 */
function parseJsonFields(
  file: string,
  text: string,
  slug: string,
  { contentCommands }: CommandMessages,
): Record<string, string> {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new CommandFailure(contentCommands.notJson(file), 2)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new CommandFailure(contentCommands.notJson(file), 2)
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(read)) {
    if (typeof value === 'object' && value !== null)
      throw new CommandFailure(contentCommands.notText(file, name), 2)
    fields[name] = typeof value === 'boolean' ? `${Number(value)}` : cleanText(String(value ?? ''))
  }
  const { slug: other = slug, ...own } = fields
  if (other !== slug) throw new CommandFailure(contentCommands.otherSlug(file, other, slug), 2)
  return own
}
