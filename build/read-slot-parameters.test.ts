import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readSlotParameters } from './read-slot-parameters.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slots-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('reads the parameters of the kit’s slots', () => {
  expect(readSlotParameters(folder)).toMatchObject({
    'search.preview': [{ name: 'slug', kind: 'string', optional: false }],
    'job.actions': expect.arrayContaining([
      { name: 'jobId', kind: 'number', optional: false },
      { name: 'job', kind: 'json', optional: true },
    ]),
    'settings.tabs': [],
  })
})

it('reads what a remote declares beside them, and leaves open what its type does not list', async () => {
  await writeFile(
    join(folder, 'slots.ts'),
    `import type { Insights } from './insights.ts'
    declare module '@jobspan/shared-kit/remote' {
      interface SlotParams {
        'job.insights': { jobId: number; isOpen?: boolean; tags: string[] }
        'job.chart': Insights
      }
    }`,
  )
  expect(readSlotParameters(folder)).toMatchObject({
    'job.insights': [
      { name: 'jobId', kind: 'number', optional: false },
      { name: 'isOpen', kind: 'boolean', optional: true },
      { name: 'tags', kind: 'json', optional: false },
    ],
    'job.chart': null,
    'search.preview': [{ name: 'slug', kind: 'string', optional: false }],
  })
})
