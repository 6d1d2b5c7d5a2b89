/** Values of a JSON-LD document as feeds write them: a thing where a list is meant, an object where a text is, and any nonsense. */
export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const prefixes = ['', 'schema:', 'https://schema.org/', 'http://schema.org/']

/** A property by its schema.org name, however the document abbreviates it. Only own properties: `__proto__` is no field. */
export const property = (object: JsonObject, name: string): unknown => {
  for (const prefix of prefixes) if (Object.hasOwn(object, prefix + name)) return object[prefix + name]
  return undefined
}

/** One or many as many; at most a hundred. */
export const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flat(2).slice(0, 100) : [value]
}

export const hasType = (object: JsonObject, type: string): boolean =>
  listOf(object['@type']).some((entry) => typeof entry === 'string' && entry.replace(/^.*[/:#]/, '') === type)

/** The text of a value: itself, a number as text, or what an object calls itself. Null when there is none. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 20)) {
      const text = Array.isArray(entry) ? null : textOf(entry)
      if (text !== null) return text
    }
    return null
  }
  if (!isObject(value)) return null
  for (const name of ['@value', 'name', 'value', 'credentialCategory', 'description', 'text']) {
    const part = property(value, name)
    if (typeof part === 'string' && part.trim() !== '') return part
    if (typeof part === 'number' && Number.isFinite(part)) return String(part)
  }
  return null
}

/** All texts of a value that may be one or many. */
export const textsOf = (value: unknown): string[] => listOf(value).flatMap((entry) => textOf(entry) ?? [])

/** A number, also as a text: “36”, “1.352083”, “1,000”. Null for anything else; amounts of pay have a reading of their own. */
export const numberOf = (value: unknown): number | null => {
  const isText = typeof value === 'string' && /^\s*-?\d[\d.,]{0,30}\s*$/.test(value)
  const number = isText ? Number(value.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An address of the web; null for anything a link must not hold. */
export const webAddressOf = (value: unknown): string | null => {
  const text = textOf(value)?.trim()
  if (!text || text.length > 2_000 || !URL.canParse(text)) return null
  const url = new URL(text)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
    ? url.href
    : null
}
