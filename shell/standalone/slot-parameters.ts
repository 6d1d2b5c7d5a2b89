/** A parameter of a slot, as far as a form needs to know it: `json` is an object or whatever else has no field of its own. */
export type SlotParameter = { name: string; kind: 'number' | 'string' | 'boolean' | 'json'; optional: boolean }

/** Parameters by slot; null where the type does not list them in its place. */
export type SlotParameters = Record<string, SlotParameter[] | null>

/** What stands in the fields, by parameter. `$` is the field of a slot whose parameters are written as one JSON object. */
export type Drafts = Readonly<Record<string, string>>
export const wholeObject = '$'

type Parsed = { params: Record<string, unknown>; errors: Readonly<Record<string, string>> }

const readObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** The fields that parameters of an address fill. */
export const toDrafts = (parameters: readonly SlotParameter[] | null, text: string): Drafts => {
  if (parameters === null) return { [wholeObject]: text }
  const given = readObject(text) ?? {}
  return Object.fromEntries(
    parameters.flatMap(({ name, kind }) => {
      const value = given[name]
      if (value === undefined) return []
      return [[name, kind === 'json' ? JSON.stringify(value, null, 2) : String(value)]]
    }),
  )
}

const parseValue = (kind: SlotParameter['kind'], text: string): { value: unknown } | { error: string } => {
  if (kind === 'string') return { value: text }
  if (kind === 'number')
    return Number.isFinite(Number(text)) ? { value: Number(text) } : { error: 'This is no number.' }
  try {
    const value: unknown = JSON.parse(text)
    if (kind === 'boolean' && typeof value !== 'boolean') return { error: 'Write true or false.' }
    return { value }
  } catch {
    return { error: kind === 'boolean' ? 'Write true or false.' : 'This is no JSON.' }
  }
}

/** Reads the fields. A slot is shown only where none has an error: a page passes parameters of the declared types. */
export const parseDrafts = (parameters: readonly SlotParameter[] | null, drafts: Drafts): Parsed => {
  if (parameters === null) {
    const params = readObject(drafts[wholeObject] || '{}')
    return params ? { params, errors: {} } : { params: {}, errors: { [wholeObject]: 'This is no JSON object.' } }
  }
  const params: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const { name, kind, optional } of parameters) {
    const text = drafts[name]?.trim() ?? ''
    if (text === '') {
      if (!optional) errors[name] = 'The slot needs it.'
      continue
    }
    const parsed = parseValue(kind, text)
    if ('error' in parsed) errors[name] = parsed.error
    else params[name] = parsed.value
  }
  return { params, errors }
}
