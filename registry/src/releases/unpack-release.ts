import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract, type Header } from 'tar-stream'
import { RegistryError } from '../platform/http/registry-error.ts'
import { isDecompressionBomb, uploadLimits } from './upload-limits.ts'

export type UnpackedFile = { size: number; integrity: string }

const tooLarge = (what: string) =>
  new RegistryError(413, `The archive holds ${what}; make the release smaller. Nothing of it was kept.`)
const invalidReleaseError = (what: string) =>
  new RegistryError(422, `${what} Pack the release again. Nothing of it was kept.`)

/**
 * Unpacks a gzipped tar into an empty folder, trusting nothing of it: names stay below the folder, only plain files are
 * taken, and it ends as soon as a limit is passed. Gives each file's size and hash; throws 413 or 422 that says why.
 */
export const unpackRelease = async (upload: Readable, folder: string): Promise<Map<string, UnpackedFile>> => {
  const files = new Map<string, UnpackedFile>()
  const archive = extract()
  // Whoever fails first knows why: its end makes the other end too.
  let reason: unknown
  const stopping = new AbortController()
  const abortWith = (error: unknown) => {
    reason ??= error
    stopping.abort()
    archive.destroy()
  }
  const counts = { received: 0, unpacked: 0 }
  await Promise.all([
    pipeline(upload, countReceived(counts), createGunzip(), countUnpacked(counts), archive).catch(abortWith),
    takeEntries(archive, folder, files, stopping.signal).catch(abortWith),
  ])
  if (reason !== undefined) throw explain(reason)
  return files
}

const countReceived = (counts: { received: number }) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      counts.received += chunk.length
      done(counts.received > uploadLimits.compressedBytes ? tooLarge('too many bytes') : null, chunk)
    },
  })

const countUnpacked = (counts: { received: number; unpacked: number }) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      counts.unpacked += chunk.length
      const exceedsLimit =
        counts.unpacked > uploadLimits.totalBytes + 1024 * uploadLimits.files ||
        isDecompressionBomb(counts.unpacked, counts.received)
      done(exceedsLimit ? tooLarge('far more than was sent') : null, chunk)
    },
  })

const takeEntries = async (archive: Extract, folder: string, files: Map<string, UnpackedFile>, signal: AbortSignal) => {
  const taken = new Set<string>()
  let total = 0
  for await (const entry of archive) {
    const { header } = entry
    if (header.type === 'directory') {
      validateEntryName(header, { isDirectory: true })
      entry.resume()
      continue
    }
    const name = validateEntryName(header)
    const size = header.size ?? 0
    total += size
    if (size > uploadLimits.fileBytes) throw tooLarge(`a file of ${size} bytes (${name})`)
    if (total > uploadLimits.totalBytes) throw tooLarge('too many bytes')
    if (files.size >= uploadLimits.files) throw tooLarge(`more than ${uploadLimits.files} files`)
    // Names that differ in case only would be one file on some disks.
    if (taken.has(name.toLowerCase())) throw invalidReleaseError(`The archive holds ${name} twice.`)
    taken.add(name.toLowerCase())
    files.set(name, await writeEntry(entry as AsyncIterable<Uint8Array>, join(folder, name), signal))
  }
}

const writeEntry = async (
  entry: AsyncIterable<Uint8Array>,
  file: string,
  signal: AbortSignal,
): Promise<UnpackedFile> => {
  const hash = createHash('sha384')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await mkdir(dirname(file), { recursive: true })
  await pipeline(entry, measure, createWriteStream(file, { flags: 'wx', mode: 0o644 }), { signal })
  return { size, integrity: `sha384-${hash.digest('base64')}` }
}

const segment = /^[A-Za-z0-9_@][A-Za-z0-9_@.~+=,-]*$/
const maxDepth = 8

/** The name of a plain file below the folder; throws for whatever else an archive can hold. */
const validateEntryName = (header: Header, { isDirectory = false } = {}): string => {
  const shown = JSON.stringify(header.name).slice(0, 120)
  if (!isDirectory && header.type !== 'file' && header.type !== 'contiguous-file') {
    throw invalidReleaseError(
      `The archive holds ${shown}, which is a ${header.type}; only plain files may be in a release.`,
    )
  }
  const name = header.name.replace(/^(\.\/)+/, '').replace(isDirectory ? /\/$/ : /$^/, '')
  if (isDirectory && (name === '' || name === '.')) return name
  const parts = name.split('/')
  if (name.length > 200 || parts.length > maxDepth || !parts.every((part) => segment.test(part))) {
    throw invalidReleaseError(`The archive holds the name ${shown}, which no file of a release may have.`)
  }
  return name
}

const explain = (reason: unknown): unknown => {
  if (reason instanceof RegistryError) return reason
  const { code = '', message = '' } = reason as NodeJS.ErrnoException
  if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ABORT_ERR') {
    return invalidReleaseError('The upload is not a whole gzipped archive.')
  }
  if (/end of data|tar header|checksum/i.test(message))
    return invalidReleaseError('The upload is not a whole tar archive.')
  return reason
}
