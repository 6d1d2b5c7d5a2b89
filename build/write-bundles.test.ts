import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { RemoteBuildManifest } from './create-remote-build-manifest.ts'
import { nameBundles, writeBundles } from './write-bundles.ts'

const entry = ['web/remoteEntry.js', 'web/remote.js']
const createManifest = (): Pick<RemoteBuildManifest, 'pages' | 'contributions' | 'texts'> => ({
  pages: [
    { path: '/', access: 'public', files: [...entry, 'web/1.js'] },
    { path: '/jobs-hiring/:query', access: 'public', files: [...entry, 'web/search.js', 'web/4.js'] },
    { path: '/remote-jobs', access: 'public', files: [...entry, 'web/4.js', 'web/search.js'] },
    { path: '/onsite-job', access: 'member', files: [...entry, 'web/2.js'] },
  ],
  contributions: [
    { slot: 'job.actions', name: 'chat', version: '1.0', order: 0, access: 'public', files: [...entry, 'web/5.js'] },
  ],
  texts: { ar: ['web/texts-ar.js'], ja: ['web/texts-ja.js'] },
})

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'bundles-'))
  await mkdir(join(dist, 'web'))
  const manifest = createManifest()
  const files = [...manifest.pages, ...manifest.contributions].flatMap((part) => part.files)
  for (const file of new Set([...files, ...Object.values(manifest.texts).flat()]))
    await writeFile(join(dist, file), `/* ${file} */`)
})
afterEach(() => rm(dist, { recursive: true }))

it('gives pages that guests may begin with one file, and those of the same files the same one', () => {
  const manifest = createManifest()
  nameBundles(manifest)
  expect(manifest.pages.map(({ bundle }) => bundle)).toEqual([
    'web/page-home',
    'web/page-jobs-hiring-query',
    'web/page-jobs-hiring-query',
    undefined,
  ])
  expect(manifest.contributions.map(({ bundle }) => bundle)).toEqual(['web/slot-job.actions-chat'])
})

it('joins texts, chunks and, at last, the entry, which takes those that are there before it', async () => {
  const manifest = createManifest()
  nameBundles(manifest)
  const written = await writeBundles(dist, manifest)
  expect(written.map(({ file }) => file).toSorted()).toEqual(
    ['page-home', 'page-jobs-hiring-query', 'slot-job.actions-chat'].flatMap((name) =>
      ['ar', 'ja'].map((language) => `web/${name}-${language}.js`),
    ),
  )
  expect(await readFile(join(dist, 'web/page-jobs-hiring-query-ja.js'), 'utf8')).toBe(
    ['texts-ja', 'search', '4', 'remote', 'remoteEntry'].map((name) => `/* web/${name}.js */`).join(';\n'),
  )
})

// Whatever the same process loaded later got a kit without components, such as a suite that ran behind this one.
it('leaves the kit of everything else as it is where definitions of remotes are read', async () => {
  await import('./create-remote-build-manifest.ts')
  expect(import.meta.resolve('@jobspan/shared-kit/remote')).toMatch(/remote\/remote\.ts$/)
})
