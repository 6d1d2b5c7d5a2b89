import { createServer } from 'node:net'
import { StartupError } from './startup-error.ts'

const listenOnce = (options: { port: number; host?: string }): Promise<void> =>
  new Promise((done, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(options, () => server.close(() => done()))
  })

/** Fails with `StartupError` where a port cannot be had: another process listens on it, or it is not for this user. */
export const assertPortAvailable = async (name: string, port: number): Promise<void> => {
  try {
    await listenOnce({ port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartupError(`${name}: port ${port} is in use`)
    if (code === 'EACCES') throw new StartupError(`${name}: this user may not listen on port ${port}`)
    throw new StartupError(`${name}: ${message}`)
  }
}

/** Fails with `StartupError` where an address is none of this machine's. */
export const assertHostAvailable = async (host: string): Promise<void> => {
  try {
    await listenOnce({ port: 0, host })
  } catch (error) {
    throw new StartupError(`HOST: ${(error as Error).message}`)
  }
}
