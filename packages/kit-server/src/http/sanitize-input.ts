/** What a contract describes is some levels deep; what goes through a value level by level has a stack that ends. */
const maxDepth = 64

/**
 * Takes from every text what no database text can hold: NUL and halves of surrogate pairs. Done once, as a request arrives, so that
 * no query fails on them. Of a parameter given twice the last counts. Throws an error of status 400 for what is nested deeper than
 * anything that is asked for.
 */
export const sanitizeInput = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (depth === maxDepth) throw Object.assign(new Error('nested too deeply'), { statusCode: 400 })
  if (Array.isArray(value)) return value.map((part) => sanitizeInput(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitizeInput(part, depth + 1)]))
}

/** Query parameters as one text each. */
export const sanitizeQuery = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([key, value]) => [
      key,
      sanitizeInput(Array.isArray(value) ? value.at(-1) : value),
    ]),
  )
