import { expect, test } from '@jest/globals'
import { removeWorkspacePaths } from './reproducible-paths-plugin.ts'

// The same commit, built in another folder, was refused by the registry: the version existed with other bytes.
test('what two folders built is the same script', () => {
  const built = (folder: string, name: string, ...chunks: number[]) => `
    // EXTERNAL MODULE: consume shared module (fallback: ${folder}/shared-kit/src/i18n.ts)
    var ${name}_node_modules_react__rspack_import_0_default = 1
    Promise.all(/* import() */ [${chunks.map((chunk) => `__webpack_require__.e(${chunk})`).join(', ')}])`
  expect(removeWorkspacePaths(built('/home/ci/job-1', '_home_ci_job_1', 4, 27, 11), '/home/ci/job-1')).toBe(
    removeWorkspacePaths(built('/srv/jobspan', '_srv_jobspan', 4, 11, 27), '/srv/jobspan'),
  )
})

// In a workspace at /data the address of every call to the API lost a part of it.
test('an address in the sources stays as it is, however the folder is called', () => {
  const script = "fetch('/api/data/jobs'); const raw_data = 1"
  expect(removeWorkspacePaths(script, '/data')).toBe(script)
})
