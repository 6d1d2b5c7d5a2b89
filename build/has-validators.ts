import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a module imports when it runs: types are not there any more by then. */
const importedAtRunTime =
  /^(?:import|export)\s+(?!type\b)(?!\{(?:\s*type\s[^,}]+,?)+\s*\})(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm

const known = new Map<string, boolean>()

/** Whether a module of the contracts, or one that it imports, is written with the library of validators. */
export const hasValidators = (file: string): boolean => {
  const found = known.get(file)
  if (found !== undefined) return found
  // Two that import each other have what either has.
  known.set(file, false)
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const has = [...source.matchAll(importedAtRunTime)].some(([, name = '']) =>
    name.startsWith('.') ? hasValidators(join(dirname(file), name)) : /^zod\b/.test(name),
  )
  known.set(file, has)
  return has
}
