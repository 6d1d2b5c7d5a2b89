import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { QueryExecutor } from '@jobspan/kit-server'
import { findConflicts } from '@jobspan/kit-server/compatibility/find-conflicts'
import type { ReleaseContents } from '@jobspan/shared-kit/contracts/registry/release-contents'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { eq } from 'drizzle-orm'
import { runRegistryTransaction } from '../audit/registry-transaction.ts'
import { releases, remotes } from '../platform/database/schema/releases.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { findBudgetViolations } from './find-budget-violations.ts'
import { findMissingLanguages, findWrongPackages } from './find-wrong-packages.ts'
import { manifestFile, mapsFolder, readManifest, type VerifiedRelease } from './read-manifest.ts'
import { findRelease, runningReleases } from './release-repository.ts'
import type { ReleaseServices } from './release-services.ts'
import { rejectShellConflicts, requireCompatibleShell } from './shell-routes.ts'
import { unpackRelease } from './unpack-release.ts'
import { withUploadLock } from './with-upload-lock.ts'

type Upload = { remote: string; build: string; actor: string; body: Readable; note?: string; displayName?: string }

/**
 * Publishes an uploaded archive as an immutable release. The same bytes again change nothing (`isNew` false). Whatever is
 * refused, and wherever it fails, nothing of it stays: neither file nor row.
 */
export const publishRelease = async (services: ReleaseServices, upload: Upload): Promise<{ isNew: boolean }> => {
  const folder = join(uploadFolderOf(services.settings.directory), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const files = await unpackRelease(upload.body, folder)
    const checked = await readManifest(folder, files, upload)
    // The folder becomes the release's own, whose every file may lie open in a bucket.
    await rm(join(folder, mapsFolder), { recursive: true, force: true })
    return await withUploadLock(services.connection.db, upload, () => storeRelease(services, upload, checked, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const storeRelease = async (services: ReleaseServices, upload: Upload, checked: VerifiedRelease, folder: string) => {
  const { db } = services.connection
  const { remote, build, actor, note = null, displayName } = upload
  if (await isAlreadyPublished(db, checked)) {
    if (!(await hasReleaseFiles(services, upload))) await restoreFiles(services, upload, checked, folder)
    if (checked.maps.size > 0 && !(await services.maps.has(remote, build)))
      await services.maps.put(remote, build, checked.maps)
    return { isNew: false }
  }
  await rejectUnpublishable(services, db, checked)
  try {
    await services.store.put(remote, build, folder, checked.files)
    if (checked.maps.size > 0) await services.maps.put(remote, build, checked.maps)
    await runRegistryTransaction(db, async (change) => {
      // What ran when it was checked may have changed while its files were stored.
      await rejectUnpublishable(services, change.db, checked)
      await change.db
        .insert(remotes)
        .values({ name: remote, salt: randomBytes(12).toString('base64url') })
        .onConflictDoNothing()
      if (displayName) await change.db.update(remotes).set({ displayName }).where(eq(remotes.name, remote))
      const { manifest, digest, integrity, bytes, pageBytes } = checked
      const commit = manifest.commit ?? null
      await change.db
        .insert(releases)
        .values({ remote, build, manifest, digest, integrity, bytes, pageBytes, commit, note, publishedBy: actor })
      await change.appendAuditEntry({
        actor,
        action: 'publish',
        remote,
        reason: `Published ${build}`,
        details: { build, commit, bytes, page_bytes: pageBytes, integrity, ...(note ? { note } : {}) },
      })
    })
  } catch (error) {
    // Where it is not known whether the commit arrived, the files stay: a row without files would be worse.
    const isPublished = await findRelease(db, remote, build).catch(() => 'unknown' as const)
    // A store that fails now keeps files that no release lists: they are not served, and replaced by the next upload.
    if (!isPublished) {
      await services.store.remove(remote, build, checked.files).catch(() => undefined)
      await services.maps.remove(remote, build).catch(() => undefined)
    }
    throw error
  }
  return { isNew: true }
}

/** Whether these very bytes are published; 409 where other bytes are under the same name. */
const isAlreadyPublished = async (db: QueryExecutor, { manifest, digest }: VerifiedRelease): Promise<boolean> => {
  const known = await findRelease(db, manifest.name, manifest.build)
  if (known && known.digest !== digest) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} exists with other bytes; releases never change. Build it under a new id.`,
    )
  }
  return known !== undefined
}

const hasReleaseFiles = async ({ store }: ReleaseServices, { remote, build }: Upload): Promise<boolean> => {
  const manifest = await store.read(remote, build, manifestFile)
  manifest?.destroy()
  return manifest !== null
}

/** A store that was lost is filled again by whoever has the same bytes, `release.json` included, which names the commit. */
const restoreFiles = async (
  services: ReleaseServices,
  { remote, build }: Upload,
  checked: VerifiedRelease,
  folder: string,
) => {
  const known = await findRelease(services.connection.db, remote, build)
  if (known && known.integrity !== checked.integrity) {
    throw new RegistryError(
      409,
      `The store has lost ${remote} ${build}; publish it from commit ${known.commit ?? 'it was built from'} to restore it.`,
    )
  }
  await services.store.put(remote, build, folder, checked.files)
}

const rejectUnpublishable = async (
  services: ReleaseServices,
  db: QueryExecutor,
  { manifest, contents }: VerifiedRelease,
): Promise<void> => {
  rejectWrongContents(manifest, contents)
  const taken = findConflicts(manifest, await runningReleases(db, manifest.name))
  if (taken.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} conflicts with other remotes: ${taken.join('; ')}. Choose other routes and names.`,
    )
  }
  await rejectShellConflicts(db, manifest)
  await requireCompatibleShell(db, manifest)
  const tooHeavy = findBudgetViolations(manifest, services.settings.budgets)
  if (tooHeavy.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} is too heavy before its first paint: ${tooHeavy.join('; ')}. Load at first only what is seen at first, and the rest by import() when it is needed.`,
    )
  }
}

/** What can be told from the release alone, and would reach visitors as a broken page or as text of another language. */
const rejectWrongContents = (manifest: Release, contents: ReleaseContents): void => {
  const wrong = findWrongPackages(manifest, contents)
  if (wrong.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} does not hold what it declares: ${wrong.join('; ')}. Install the packages of the lock file, and build it again.`,
    )
  }
  const languages = findMissingLanguages(manifest)
  if (languages.length > 0) {
    throw new RegistryError(
      409,
      `${manifest.name} ${manifest.build} has no texts in ${languages.join(', ')}. Add a file for each, and name it in remote.ts.`,
    )
  }
}

const uploadFolderOf = (directory: string) => join(directory, 'drafts')

/** Removes what uploads left that died with their process; those of the last hour may be another replica's, at work. */
export const removeAbandonedUploads = async (directory: string): Promise<void> => {
  const folder = uploadFolderOf(directory)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - 60 * 60_000) await rm(join(folder, name), { recursive: true, force: true })
  }
}
