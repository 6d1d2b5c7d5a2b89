import { createHash } from 'node:crypto'
import { isObject, type JsonObject, listOf, property, textOf } from './json-ld-values.ts'
import { cutText } from './rich-text-blocks.ts'

/** Who names a record, and how: its own identifier, else its address, else what it says. */
export const identifyRecord = (
  posting: JsonObject,
  url: string | null,
  content: string[],
): { source: string; identifier: string } => {
  const [stated] = listOf(property(posting, 'identifier'))
  const host = url === null ? null : new URL(url).host
  const value = isObject(stated) ? textOf(property(stated, 'value') ?? stated['@id']) : textOf(stated)
  const issuer = isObject(stated) ? textOf(property(stated, 'name') ?? property(stated, 'propertyID')) : null
  const identifier =
    value?.trim() ||
    url ||
    textOf(posting['@id']) ||
    createHash('sha256').update(content.join('\n')).digest('base64url')
  // Feeds name themselves; the prefix keeps them apart from what this installation names.
  return { source: `feed:${keyText(issuer?.trim() || host || 'unnamed')}`, identifier: keyText(identifier) }
}

const keyText = (text: string): string => {
  const clean = text.replaceAll('\0', '').toWellFormed()
  return clean.length <= 200
    ? clean
    : `${cutText(clean, 150)}#${createHash('sha256').update(clean).digest('base64url')}`
}
