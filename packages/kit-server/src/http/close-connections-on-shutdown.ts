import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection with the answer that was at work on it when closing began. Left open they would be kept alive,
 * idle, for more than a minute, and closing waits for all.
 */
export const closeConnectionsOnShutdown = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
