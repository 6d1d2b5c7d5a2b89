import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import type { ReleaseContents } from '@jobspan/shared-kit/contracts/registry/release-contents'
import { type Release, release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'

const run = promisify(execFile)

const listFiles = async (dist: string, folders: readonly string[]): Promise<string[]> => {
  const names: string[] = []
  for (const folder of folders.filter((name) => existsSync(join(dist, name)))) {
    const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile()) names.push(relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  }
  return names.sort()
}

/** The last commit that touched what the build of a remote reads; null outside a repository. */
const commitOf = async (dist: string): Promise<string | null> => {
  const remote = join(dist, '..')
  const root = existsSync(join(remote, '../shared-kit')) ? join(remote, '..') : remote
  const read =
    root === remote
      ? ['.']
      : ['src', '../shared-kit/src', '../shared-features/src', '../build', '../rspack.base.ts'].map((path) =>
          relative(root, join(remote, path)),
        )
  return run('git', ['log', '-1', '--format=%H', '--', ...read], { cwd: root }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  )
}

export type PackedFile = { name: string; bytes: Buffer }

export type DescribedBuild = {
  release: Release
  contents: PackedFile[]
  /** Source maps by the file that they are of, and their own files. Empty where the build wrote none. */
  maps: { table: NonNullable<ReleaseContents['maps']>; contents: PackedFile[] }
}

const describeFile = (bytes: Buffer) => ({
  integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  size: bytes.length,
})

/**
 * Makes `release.json` of a build (`dist` with `web`, `node` and `remote.json`): its own description, plus size and SHA-384 of
 * every file. Gives the files as they were hashed, so that what is sent is what was described.
 */
export const createReleaseManifest = async (dist: string): Promise<DescribedBuild> => {
  const contents: PackedFile[] = []
  const files: Release['files'] = {}
  for (const name of await listFiles(dist, ['web', 'node'])) {
    const bytes = await readFile(join(dist, name))
    contents.push({ name, bytes })
    files[name] = describeFile(bytes)
  }
  const maps: DescribedBuild['maps'] = { table: {}, contents: [] }
  for (const name of await listFiles(dist, ['maps'])) {
    const bytes = await readFile(join(dist, name))
    maps.contents.push({ name, bytes })
    maps.table[name.replace(/^maps\/|\.map$/g, '')] = describeFile(bytes)
  }
  const description = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as object
  const parsed = z.safeParse(release, { ...description, commit: await commitOf(dist), files })
  if (!parsed.success)
    throw new CliError(
      `${join(dist, 'remote.json')} is not valid at ${parsed.error.issues[0]?.path.join('.')}.`,
      'Remove the `dist` folder and build again.',
    )
  return { release: parsed.data, contents, maps }
}
