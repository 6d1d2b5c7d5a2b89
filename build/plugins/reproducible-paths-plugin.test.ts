import { expect, test } from '@jest/globals'
import { removeWorkspacePaths, sortChunkLists } from './reproducible-paths-plugin.ts'

// The same commit, built in another folder, was refused by the registry: the version existed with other bytes.
test('what two folders built is the same script', () => {
  const built = (folder: string, name: string) => `
    // EXTERNAL MODULE: consume shared module (fallback: ${folder}/shared-kit/src/i18n.ts)
    var ${name}_node_modules_react__rspack_import_0_default = 1`
  expect(removeWorkspacePaths(built('/home/ci/job-1', '_home_ci_job_1'), '/home/ci/job-1')).toBe(
    removeWorkspacePaths(built('/srv/jobspan', '_srv_jobspan'), '/srv/jobspan'),
  )
})

test('chunks are asked for in the order of their numbers, wherever their sources lie', () => {
  const script =
    'Promise.all(/* import() */ [__webpack_require__.e(4), __webpack_require__.e(27), __webpack_require__.e(11)])'
  const [list] = sortChunkLists(script)
  expect(list?.text).toBe('__webpack_require__.e(4), __webpack_require__.e(11), __webpack_require__.e(27)')
  expect(script.slice(list?.start, list?.end)).toBe(
    '__webpack_require__.e(4), __webpack_require__.e(27), __webpack_require__.e(11)',
  )
})

// In a workspace at /data the address of every call to the API lost a part of it.
test('an address in the sources stays as it is, however the folder is called', () => {
  const script = "fetch('/api/data/jobs'); const raw_data = 1"
  expect(removeWorkspacePaths(script, '/data')).toBe(script)
})
