import type { FastifyBaseLogger } from 'fastify'

/**
 * Does what follows a commit. The change is made whatever becomes of this, so where it fails that is logged, and the answer goes
 * on with `otherwise`: an error would be read as “nothing was changed”.
 */
export const afterCommit = async <Result>(
  log: Pick<FastifyBaseLogger, 'error'>,
  work: () => Promise<Result>,
  fallback: Result,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, 'the change is made; what follows it failed')
    return fallback
  }
}
