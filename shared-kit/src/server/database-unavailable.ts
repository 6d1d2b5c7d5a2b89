/** PostgreSQL's codes and the network's that mean “not now”, rather than a mistake of ours. */
const unavailable = /^(08\w{3}|53\w{3}|57P0[123]|57014|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/

/** Whether a query failed because the database cannot be reached or is overwhelmed, so that trying later may help. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string }
  return (
    unavailable.test(code ?? '') || /timeout exceeded when trying to connect|Connection terminated/.test(message ?? '')
  )
}
