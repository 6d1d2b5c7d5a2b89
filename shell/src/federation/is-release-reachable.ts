import type { BootRemote } from '../boot-data.ts'

/**
 * Whether the entry of a release, and the files of pages that were prefetched, can be fetched below `baseUrl`. A script that hangs cannot
 * be cancelled: it holds one of the six connections that a browser opens to a site over HTTP/1.1, and a second try of four such files
 * would leave none for any other page. These HEAD requests can be cancelled.
 */
export const isReleaseReachable = async (
  baseUrl: string,
  pages: BootRemote['pages'],
  prefetched: ReadonlySet<string>,
): Promise<boolean> => {
  const prefetchedFiles = pages.filter(({ path }) => prefetched.has(path)).flatMap(({ files = [] }) => files)
  for (const file of new Set(['remoteEntry.js', ...prefetchedFiles])) {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(2500) } as const
    if (!(await fetch(baseUrl + file, request)).ok) return false
  }
  return true
}
