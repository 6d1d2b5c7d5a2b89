import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { longFunctions } from './long-functions.ts'

const maxLines = 80

/** Functions that still wait to be taken apart. The list only shrinks. */
const left = [
  'api/src/occupations/occupation-matcher.ts createOccupationMatcher',
  'api/src/platform/processes/child-pool.ts createChildPool',
  'api/src/profile/generated-resumes/generated-resume-routes.ts registerGeneratedResumeRoutes',
  'api/src/profile/resume-reading/resume-reading-routes.ts registerResumeReadingRoutes',
  'api/src/profile/resumes/resume-routes.ts registerResumeRoutes',
  'api/src/search/job-index/job-columns.ts createJobColumns',
  'api/src/search/job-index/job-titles.ts createJobTitles',
  'api/src/search/job-index/ranking.ts createRanking',
]

const isTestCode = (path: string) =>
  /\.(?:test|spec|demo)\.tsx?$|-fixture\.tsx?$|\/testing\/|\/gallery\/|^bench\//.test(path)

it('finds a function over the limit, of any kind', () => {
  const long = (head: string, end: string) => `${head}\n${'  call()\n'.repeat(maxLines)}${end}\n`
  const planted = [
    long('export function Page() {', '}'),
    long('const load = async (é: string) => {', '}'),
    long('class Store {\n  read() {', '  }\n}'),
    'export const short = () => {\n  call()\n}\n',
  ].join('\n')
  expect(longFunctions(planted, true, maxLines)).toEqual(['Page', 'load', 'read'])
})

it(`no function outside tests is longer than ${maxLines} lines, but for those that wait`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !isTestCode(path) && !path.includes('/last-release/') && existsSync(path))
  const found = files.flatMap((path) =>
    longFunctions(readFileSync(path, 'utf8'), path.endsWith('x'), maxLines).map((name) => `${path} ${name}`),
  )
  const faults = found.filter((each) => !left.includes(each)).map((each) => `${each}: take it apart`)
  const settled = left.filter((each) => !found.includes(each)).map((each) => `${each} is short or gone: delete it here`)
  expect([...faults, ...settled]).toEqual([])
})
