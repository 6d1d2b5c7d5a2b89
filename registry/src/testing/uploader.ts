import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { gzip } from './archive.ts'
import type { TestCaller, TestRegistry } from './test-registry.ts'

/** Sends releases of mf-search as its squad. */
export const createUploader = (registry: TestRegistry) => {
  const squad = registry.as('squad', ['mf-search'])
  const list = async (): Promise<{ build: string }[]> =>
    (await squad.get('/v1/remotes/mf-search/releases')).body.data ?? []
  return {
    squad,
    list,
    put: (
      build: string,
      body: unknown,
      name = 'mf-search',
      who: TestCaller = squad,
      headers = gzip as Record<string, string>,
    ) => who.send('PUT', `/v1/remotes/${name}/releases/${build}`, body, headers),
    /** Nothing of the upload is anywhere: no row, no file, no draft, no audit row. */
    expectNothingKept: async (build: string) => {
      expect((await list()).map((release) => release.build)).not.toContain(build)
      expect(existsSync(join(registry.directory, 'releases/mf-search', build))).toBe(false)
      expect(await readdir(join(registry.directory, 'registry/drafts')).catch(() => [])).toEqual([])
      const { rows } = (await squad.get('/v1/audit?action=publish&remote=mf-search')).body.data
      expect(JSON.stringify(rows)).not.toContain(`"${build}"`)
    },
  }
}
