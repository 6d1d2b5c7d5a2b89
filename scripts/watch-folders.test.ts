import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { watchFolders } from './watch-folders.ts'

let folder = ''
let stop: () => void = () => undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-watch-'))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

// `npm run dev` left this to `node --watch`, a process between it and its programs: killed, it left those running for ever.
test('hears of edits in any folder below, and not of tests nor of what an editor puts there meanwhile', async () => {
  mkdirSync(join(folder, 'jobs'))
  const changed = new Set<string>()
  const edited = new Promise<void>((done) => {
    stop = watchFolders([folder], (file) => {
      changed.add(file)
      if (file === join('jobs', 'job-routes.ts')) done()
    })
  })
  for (const name of ['job-routes.test.ts', '.job-routes.ts.swp', 'job-routes.ts~', 'job-routes.ts'])
    writeFileSync(join(folder, 'jobs', name), 'edited')
  await edited
  expect([...changed].filter((name) => name !== 'jobs')).toEqual([join('jobs', 'job-routes.ts')])
})
