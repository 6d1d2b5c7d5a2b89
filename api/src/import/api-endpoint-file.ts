import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getProcessIdentity, isRunning, type ProcessIdentity } from '@jobspan/shared-kit/server'

/** Where a running API takes records: the embedded database has room for one process, so an importer hands them over. */
export type RunningApi = ProcessIdentity & { port: number; token: string }

const fileOf = (dataDirectory: string) => join(dataDirectory, 'api.json')

/** Tells importers on this machine where the API listens, readable to its own user only. Gives the function that takes it back. */
export const writeEndpointFile = async (
  dataDirectory: string,
  port: number,
  token: string,
): Promise<() => Promise<void>> => {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  await rm(fileOf(dataDirectory), { force: true })
  await writeFile(fileOf(dataDirectory), JSON.stringify({ ...getProcessIdentity(), port, token }), { mode: 0o600 })
  return async () => {
    const current = await readEndpointFile(dataDirectory)
    if (current?.token === token) await rm(fileOf(dataDirectory), { force: true })
  }
}

export const createImportToken = (): string => randomBytes(32).toString('base64url')

export const isImportToken = (given: string | undefined, token: string): boolean => {
  const expected = Buffer.from(`Bearer ${token}`)
  const actual = Buffer.from(given ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const readEndpointFile = async (dataDirectory: string): Promise<RunningApi | null> => {
  try {
    const api = JSON.parse(await readFile(fileOf(dataDirectory), 'utf8')) as RunningApi
    return Number.isInteger(api.port) && Number.isInteger(api.pid) && typeof api.token === 'string' ? api : null
  } catch {
    return null
  }
}

/** The API that runs on this data directory; null when none does. */
export const findRunningApi = async (dataDirectory: string): Promise<RunningApi | null> => {
  const api = await readEndpointFile(dataDirectory)
  // A killed process leaves its announcement behind.
  return api && isRunning(api) ? api : null
}
