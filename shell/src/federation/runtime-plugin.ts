import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { yieldToMain } from '../scheduling.ts'
import { ReleaseError } from './release-error.ts'

/** How long one file of a remote may take, in milliseconds. */
const fileDeadline = 3000

export type FileTable = {
  /** Hash that the registry document gives for a file's address; undefined where it lists none. */
  integrityOf(url: string): string | null | undefined
  /** Origins that scripts may come from: the own one, and those of the releases that were registered. */
  origins(): readonly string[]
  /** A script has arrived. */
  onArrived(url: string): void
  /** A file failed after the fact, such as a stylesheet, which the runtime does not notice. */
  onFailure(url: string): void
}

type Policy = { createScriptURL(url: string): unknown }

const createPolicy = (table: FileTable): Policy | undefined => {
  const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }).trustedTypes
  return types?.createPolicy('jobspan', {
    createScriptURL: (url: string) => {
      const { origin, pathname } = new URL(url, location.href)
      if (!table.origins().includes(origin) || !pathname.startsWith('/remotes/'))
        throw new TypeError(`script refused: ${pathname}`)
      return url
    },
  })
}

/** Reads the hash of an address, or fails: a file without a hash never runs. `null` means development, where none is kept. */
export const requireIntegrity = (table: FileTable, url: string): string | null => {
  const integrity = table.integrityOf(url)
  if (integrity === undefined || integrity === '')
    throw new ReleaseError('missing-hash', `no integrity for ${url}`, url)
  return integrity
}

/** Puts hashes, deadlines and Trusted Types on everything that the federation runtime fetches. */
export const createRuntimePlugin = (table: FileTable): ModuleFederationRuntimePlugin => {
  const policy = createPolicy(table)
  return {
    name: 'jobspan-guard',
    createScript({ url }) {
      const script = document.createElement('script')
      const integrity = requireIntegrity(table, url)
      if (integrity) script.integrity = integrity
      script.crossOrigin = 'anonymous'
      script.async = true
      script.addEventListener('load', () => table.onArrived(url))
      script.src = (policy ? policy.createScriptURL(url) : url) as string
      return { script, timeout: fileDeadline }
    },
    // Reading an entry, giving it modules and taking what it has are a task each: as one they hold a slow phone up for 100 ms.
    async beforeInitContainer(container) {
      await yieldToMain()
      return container
    },
    async initContainer(container) {
      await yieldToMain()
      return container
    },
    createLink({ url }) {
      const link = document.createElement('link')
      const integrity = requireIntegrity(table, url)
      if (integrity) link.integrity = integrity
      link.crossOrigin = 'anonymous'
      link.href = url
      link.addEventListener('error', () => table.onFailure(url))
      return link
    },
    fetch: (url, options) => {
      const integrity = requireIntegrity(table, url)
      return fetch(url, {
        ...options,
        ...(integrity ? { integrity } : {}),
        signal: AbortSignal.timeout(fileDeadline),
      })
    },
  }
}
