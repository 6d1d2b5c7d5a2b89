import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { readFileFingerprint } from '../assets/read-file-fingerprint.ts'
import type { ReleaseId, StoredState } from './stored-release.ts'

const fileName = /^(?:web|node)\/[a-zA-Z0-9][a-zA-Z0-9._/-]*$/

/** Whether a path names a file inside the folder of a release. */
export const isSafePath = (file: string): boolean => fileName.test(file) && !file.split('/').includes('..')

const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

type Settings = {
  folderOf(release: ReleaseId): string
  read(release: ReleaseId, file: string): Promise<Uint8Array>
  /** A file does not match its hash, on this disk or as it was fetched. */
  onMismatch(release: ReleaseId, file: string): void
}

export type VerifiedFiles = {
  /**
   * Whether a file on this disk matches its hash; undefined where it is not there. `isThorough` reads its bytes even where the file seems
   * unchanged since they were read last.
   */
  isIntact(release: Release, file: string, isThorough?: boolean): Promise<boolean | undefined>
  /** Makes sure that a file is here: fetches it where it is missing or damaged. */
  fetchFile(release: Release, file: string, isThorough: boolean): Promise<StoredState>
}

/** The files of releases on this disk. A file is written only after its bytes matched the hash in the registry document. */
export const createVerifiedFiles = ({ folderOf, read, onMismatch }: Settings): VerifiedFiles => {
  /** What each file looked like when it was verified. */
  const fingerprints = new Map<string, string>()

  const isIntact: VerifiedFiles['isIntact'] = async (release, file, isThorough = false) => {
    const path = join(folderOf(release), file)
    const fingerprint = await readFileFingerprint(path)
    if (fingerprint === undefined) return undefined
    if (!isThorough && fingerprints.get(path) === fingerprint) return true
    const matches = hashOf(await readFile(path)) === release.files[file]?.integrity
    if (matches) fingerprints.set(path, fingerprint)
    else fingerprints.delete(path)
    return matches
  }

  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.draft`, bytes)
    await rename(`${path}.draft`, path)
    const fingerprint = await readFileFingerprint(path)
    if (fingerprint) fingerprints.set(path, fingerprint)
  }

  const fetchFile: VerifiedFiles['fetchFile'] = async (release, file, isThorough) => {
    if (!isSafePath(file)) return 'damaged'
    const path = join(folderOf(release), file)
    const isHere = await isIntact(release, file, isThorough)
    if (isHere) return 'ready'
    if (isHere === false) {
      onMismatch(release, file)
      await rm(path, { force: true })
    }
    let bytes: Uint8Array
    try {
      bytes = await read(release, file)
    } catch {
      return 'fetching'
    }
    if (hashOf(bytes) !== release.files[file]?.integrity) {
      onMismatch(release, file)
      return 'damaged'
    }
    await write(path, bytes)
    return 'ready'
  }

  return { isIntact, fetchFile }
}
