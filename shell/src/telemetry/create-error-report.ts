import type { Breadcrumb, ErrorReport, ErrorSource } from '@jobspan/shared-kit/contracts/registry/errors'
import { removeValues } from '@jobspan/shared-kit/contracts/registry/remove-values'
import { parseStack } from './parse-stack.ts'

type Release = { name: string; build: string }
type ReportedError = ErrorReport & { remote: string; build: string }

type Facts = {
  source: ErrorSource
  error: unknown
  /** Build of the shell that runs. */
  shellBuild: string
  /** Whose part it was, where the stack does not say. */
  release?: Release | undefined
  /** Pattern of the page's route. */
  page?: string | undefined
  breadcrumbs?: Breadcrumb[]
}

const classOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : typeof error
  return /^[A-Za-z_$][\w$.]{0,59}$/.test(name) ? name : 'Error'
}

/**
 * What the registry is told of an error: its class, its message without values, and the frames that lie in files of this site. Undefined where
 * neither a frame nor a release says whose it is: extensions throw in our pages, too.
 */
export const createErrorReport = ({ source, error, shellBuild, release, page, breadcrumbs = [] }: Facts) => {
  const frames = parseStack(error instanceof Error ? error.stack : undefined, shellBuild)
  // A part's own frames name it; those of the kit and of React belong to whoever called them.
  const first = frames.find(({ remote }) => remote !== 'shell')
  const owner = first ? { name: first.remote, build: first.build } : release
  if (!owner && frames.length === 0) return undefined
  const report: ReportedError = {
    remote: owner?.name ?? 'shell',
    build: owner?.build ?? shellBuild,
    source,
    name: classOf(error),
    message: removeValues(error instanceof Error ? error.message : ''),
    frames,
    ...(page === undefined ? {} : { page }),
    breadcrumbs,
  }
  return report
}
