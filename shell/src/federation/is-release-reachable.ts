import type { BootRemote } from '../boot-data.ts'

/**
 * Whether the entry and the files of pages that were on their way answer under an address of their release. A script that hangs
 * cannot be given up: it holds one of the six connections that a browser has to a site over HTTP/1.1, and a second try of four such
 * files would leave none for any other page. These questions are given up.
 */
export const answers = async (
  base: string,
  pages: BootRemote['pages'],
  fetched: ReadonlySet<string>,
): Promise<boolean> => {
  const prefetchedFiles = pages.filter(({ path }) => fetched.has(path)).flatMap(({ files = [] }) => files)
  for (const file of new Set(['remoteEntry.js', ...prefetchedFiles])) {
    const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(2500) } as const
    if (!(await fetch(base + file, question)).ok) return false
  }
  return true
}
