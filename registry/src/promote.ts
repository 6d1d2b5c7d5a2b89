import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegistryDocument, type Release, registryDocument } from '@jobspan/shared-kit/contracts/releases'
import { decodeJwt } from 'jose'
import { z } from 'zod/mini'
import { openSigningKey, signDocument } from './signing.ts'

const documentFile = (folder: string) => join(folder, 'document.jws')

/** Releases that run now, or none before the first promotion. */
export const readPromoted = async (folder: string): Promise<readonly Release[]> => {
  const file = documentFile(folder)
  if (!existsSync(file)) return []
  const parsed = z.safeParse(registryDocument, decodeJwt(await readFile(file, 'utf8')))
  return parsed.success ? parsed.data.remotes : []
}

/** Makes these releases the running ones, in one signed document that replaces the last at once. */
export const promote = async (releases: readonly Release[], folder: string): Promise<RegistryDocument> => {
  const document: RegistryDocument = { version: 1, issued_at: new Date().toISOString(), remotes: [...releases] }
  const key = await openSigningKey(folder)
  await mkdir(folder, { recursive: true })
  const draft = `${documentFile(folder)}.${process.pid}`
  await writeFile(draft, await signDocument(document, key))
  await rename(draft, documentFile(folder))
  return document
}
