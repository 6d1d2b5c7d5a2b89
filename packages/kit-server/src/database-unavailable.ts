/**
 * Codes that mean “not now”, rather than a mistake of ours: PostgreSQL's (appendix A of its manual: classes 08, 53 and 57P, a cancelled
 * statement, a serialization failure, a deadlock) and the network's.
 */
const codes =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN)$/

/** What drivers say where they give no code: `pg` of a connection that ended under a query, or in the middle of a transaction. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed and is not queryable/

const maxCauses = 10

/**
 * Whether a query failed because the database cannot be reached or is overwhelmed, so that trying later may help. Looks at the error and
 * at all that caused it: of a transaction that was broken off, the rollback fails last and hides why.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  const errors: unknown[] = [error]
  for (const each of errors) {
    if (typeof each !== 'object' || each === null || errors.length > maxCauses) continue
    const { code, message, cause, syscall } = each as Record<'code' | 'message' | 'cause' | 'syscall', unknown>
    if (typeof code === 'string' && codes.test(code)) return true
    // The socket of a server on this machine goes with it.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (typeof message === 'string' && messages.test(message)) return true
    if (cause !== undefined && !errors.includes(cause)) errors.push(cause)
    if (each instanceof AggregateError) errors.push(...each.errors)
  }
  return false
}
