import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Queries } from '@jobspan/shared-kit/server'
import { clashes } from '@jobspan/shared-kit/server/compatibility/find-conflicts'
import { changeRegistry } from '../database/change-registry.ts'
import { releases, remotes } from '../database/schema/releases.ts'
import { RegistryError } from '../http/registry-error.ts'
import type { RegistryParts } from '../registry-parts.ts'
import { type CheckedRelease, manifestFile, readManifest } from './read-manifest.ts'
import { findRelease, runningReleases } from './release-repository.ts'
import { refuseShellRoutes, requireFittingShell } from './shells.ts'
import { overBudget } from './size-budgets.ts'
import { unpackRelease } from './unpack-release.ts'
import { whileClaimed } from './upload-claim.ts'

type Upload = { remote: string; build: string; actor: string; body: Readable }

/**
 * Publishes an uploaded archive as an immutable release. The same bytes again change nothing (`isNew` false). Whatever is
 * refused, and wherever it fails, nothing of it stays: neither file nor row.
 */
export const publishRelease = async (parts: RegistryParts, upload: Upload): Promise<{ isNew: boolean }> => {
  const folder = join(draftsOf(parts.settings.directory), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const files = await unpackRelease(upload.body, folder)
    const checked = await readManifest(folder, files, upload)
    return await whileClaimed(parts.connection.db, upload, () => storeRelease(parts, upload, checked, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const storeRelease = async (parts: RegistryParts, upload: Upload, checked: CheckedRelease, folder: string) => {
  const { db } = parts.connection
  const { remote, build, actor } = upload
  if (await isKnown(db, checked)) {
    if (!(await isStored(parts, upload))) await restore(parts, upload, checked, folder)
    return { isNew: false }
  }
  await refuse(parts, db, checked)
  try {
    await parts.store.put(remote, build, folder, checked.files)
    await changeRegistry(db, async (change) => {
      // What ran when it was checked may have changed while its files were stored.
      await refuse(parts, change.db, checked)
      await change.db
        .insert(remotes)
        .values({ name: remote, salt: randomBytes(12).toString('base64url') })
        .onConflictDoNothing()
      const { manifest, digest, integrity, bytes, pageBytes } = checked
      const commit = manifest.commit ?? null
      await change.db
        .insert(releases)
        .values({ remote, build, manifest, digest, integrity, bytes, pageBytes, commit, publishedBy: actor })
      await change.record({
        actor,
        action: 'publish',
        remote,
        reason: `Published ${build}`,
        details: { build, commit, bytes, page_bytes: pageBytes, integrity },
      })
    })
  } catch (error) {
    // Where it is not known whether the commit arrived, the files stay: a row without files would be worse.
    const isPublished = await findRelease(db, remote, build).catch(() => 'unknown' as const)
    // A store that fails now keeps files that no release lists: they are not served, and replaced by the next upload.
    if (!isPublished) await parts.store.remove(remote, build, checked.files).catch(() => undefined)
    throw error
  }
  return { isNew: true }
}

/** Whether these very bytes are published; 409 where other bytes are under the same name. */
const isKnown = async (db: Queries, { manifest, digest }: CheckedRelease): Promise<boolean> => {
  const known = await findRelease(db, manifest.name, manifest.build)
  if (known && known.digest !== digest) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} exists with other bytes; releases never change. Build it under a new id.`,
    )
  }
  return known !== undefined
}

const isStored = async ({ store }: RegistryParts, { remote, build }: Upload): Promise<boolean> => {
  const manifest = await store.read(remote, build, manifestFile)
  manifest?.destroy()
  return manifest !== null
}

/** A store that was lost is filled again by whoever has the same bytes, `release.json` included, which names the commit. */
const restore = async (parts: RegistryParts, { remote, build }: Upload, checked: CheckedRelease, folder: string) => {
  const known = await findRelease(parts.connection.db, remote, build)
  if (known && known.integrity !== checked.integrity) {
    throw new RegistryError(
      409,
      `The store has lost ${remote} ${build}; publish it from commit ${known.commit ?? 'it was built from'} to restore it.`,
    )
  }
  await parts.store.put(remote, build, folder, checked.files)
}

const refuse = async (parts: RegistryParts, db: Queries, { manifest }: CheckedRelease): Promise<void> => {
  const taken = clashes(manifest, await runningReleases(db, manifest.name))
  if (taken.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} clashes: ${taken.join('; ')}. Choose other routes and names.`,
    )
  }
  await refuseShellRoutes(db, manifest)
  await requireFittingShell(db, manifest)
  const tooHeavy = overBudget(manifest, parts.settings.budgets)
  if (tooHeavy.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} is too heavy before its first paint: ${tooHeavy.join('; ')}. Load at first only what is seen at first, and the rest by import() when it is needed.`,
    )
  }
}

const draftsOf = (directory: string) => join(directory, 'drafts')

/** Removes what uploads left that died with their process; those of the last hour may be another replica's, at work. */
export const removeOldDrafts = async (directory: string): Promise<void> => {
  const folder = draftsOf(directory)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - 60 * 60_000) await rm(join(folder, name), { recursive: true, force: true })
  }
}
