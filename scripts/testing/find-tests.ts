import { isAbsolute, relative } from 'node:path'
import { listFiles } from '../changed-files.ts'

const isJourney = (file: string) => /^e2e\/.*\.spec\.ts$/.test(file)
const isTest = (file: string) => isJourney(file) || /\.test\.tsx?$/.test(file)

export type FoundTests = { suites: string[]; journeys: string[] }

/**
 * The tests that paths name: of a file, a folder, or whatever has these letters in its path. Throws where one of them names none, so that
 * a misspelt path is not taken for tests that pass.
 */
export const findTests = (paths: readonly string[], root: string, files = listFiles(root)): FoundTests => {
  const tests = files.filter(isTest)
  const found = paths.flatMap((path) => {
    const part = (isAbsolute(path) ? relative(root, path) : path).replaceAll('\\', '/').replace(/^\.\//, '')
    const ofPath = tests.includes(part) ? [part] : tests.filter((file) => file.includes(part))
    if (ofPath.length === 0)
      throw new Error(
        `No test has “${path}” in its path. Tests are named *.test.ts, *.test.tsx, and e2e/src/*.spec.ts.`,
      )
    return ofPath
  })
  const each = [...new Set(found)].toSorted()
  return { suites: each.filter((file) => !isJourney(file)), journeys: each.filter(isJourney) }
}
