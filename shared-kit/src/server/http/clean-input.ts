/**
 * Takes from every text what no database text can hold: NUL and halves of surrogate pairs. Done once at the door, so that
 * no query fails on them. Of a parameter given twice the last counts.
 */
export const cleanInput = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleanInput)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanInput(part)]))
  }
  return value
}

/** Query parameters as one text each. */
export const cleanQuery = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([key, value]) => [
      key,
      cleanInput(Array.isArray(value) ? value.at(-1) : value),
    ]),
  )
