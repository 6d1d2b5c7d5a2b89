import { expect, it } from '@jest/globals'
import type { CompanyDirectory } from './company-directory.ts'
import { pickFeatured } from './find-companies.ts'

// Every company with an open job was sorted for a dozen that are shown, on each request.
it('picks the companies that score best, those with more jobs first where two are alike, and none that is blocked', () => {
  const remoteJobs = [0, 2, 5, 2, 9, 1, 5]
  const ids = remoteJobs.map((_, index) => 10 + index)
  const directory = {
    size: remoteJobs.length,
    columns: { id: Int32Array.from(ids), remoteJobs: Int32Array.from(remoteJobs) },
  } as unknown as CompanyDirectory
  const pick = (size: number, blocked: number[] = []) =>
    pickFeatured(directory, 'remote', { country: null, size, blocked: new Set(blocked) })
  expect(pick(3)).toEqual([14, 12, 16])
  expect(pick(3, [12])).toEqual([14, 16, 11])
  expect(pick(20)).toEqual([14, 12, 16, 11, 13, 15])
})
