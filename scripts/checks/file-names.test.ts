import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { misnamedFiles } from './misnamed-files.ts'

/** Kinds of file whose names are given by a convention, and why. */
const conventions: { pattern: RegExp; why: string }[] = [
  {
    pattern: /\/src\/(?:pages|slots|overlays)\/[^/]+\.tsx$/,
    why: 'the remote contract calls the export Page, Slot or Overlay',
  },
  {
    pattern: /^api\/src\/.*\/(?:tables|events|notification-kinds?)\.ts$/,
    why: 'each area of the API declares its own in files of these names',
  },
  { pattern: /\.(?:test|spec|demo)\.tsx?$|\.config\.ts$|\.d\.ts$/, why: 'named by the tools that read them' },
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/last-release/') && existsSync(path))
  .filter((path) => !conventions.some(({ pattern }) => pattern.test(path)))

it('refuses a file that exports one thing under another name', () => {
  const planted = {
    'a/not-found.tsx': 'export function Missing() { return null }',
    'a/age-sign-ins.ts': 'export type Row = { id: string }\nexport const expireSignIns = () => 1',
    'a/details.ts': 'export type TelemetryRow = { cause: string }',
    'a/use-text.ts': 'export { useTranslations } from "./elsewhere.ts"',
    // Right: the name itself, with a verb before it, a hook by its operation, and several things on one subject.
    'a/open-dialog.tsx': 'export function OpenDialog() { return null }',
    'a/alert-routes.ts': 'export const registerAlertRoutes = () => 1',
    'a/get-overview.ts': 'export const useOverview = () => 1',
    'a/numbers.ts': 'export const one = 1\nexport const two = 2',
  }
  const misnamed = misnamedFiles(Object.entries(planted).map(([path, source]) => ({ path, source })))
  expect(misnamed.map(({ path }) => path)).toEqual(Object.keys(planted).slice(0, 4))
})

it('a file that exports one thing has its name', () => {
  const faults = misnamedFiles(sources.map((path) => ({ path, source: readFileSync(path, 'utf8') }))).map(
    ({ path, exported }) => `${path} exports ${exported}: name the file after it, or the export after the file`,
  )
  expect(faults).toEqual([])
})
