import { createServer, type Server } from 'node:net'
import { sleep } from '@jobspan/shared-kit/timing'
import type { Site } from '../site.ts'

/** Takes a port as soon as who has it lets go. */
const occupyPort = async (server: Server, port: number) => {
  for (;;) {
    const taken = await new Promise<boolean>((resolve) => {
      const settle = (isTaken: boolean) => {
        server.removeAllListeners('error').removeAllListeners('listening')
        resolve(isTaken)
      }
      server.once('error', () => settle(false))
      server.once('listening', () => settle(true))
      server.listen(port, '127.0.0.1')
    })
    if (taken) return
    await sleep(20)
  }
}

const program = 'registry/src/main.ts'

/**
 * Kills the registry as a power cut would and puts `server` in its place, so that what `npm start` starts again cannot come
 * back. The function it gives lets it back and waits until it answers.
 */
export const killRegistry = async (site: Site, server: Server): Promise<() => Promise<void>> => {
  const pid = await site.pidOf(program)
  if (pid === undefined) throw new Error('no registry runs')
  process.kill(pid, 'SIGKILL')
  await occupyPort(server, site.registryPort)
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()))
    const end = performance.now() + 60_000
    while (performance.now() < end) {
      const isUp = await fetch(`http://127.0.0.1:${site.registryPort}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return
      await sleep(100)
    }
    throw new Error('the registry did not come back')
  }
}

/** Has nothing but cut connections in the registry's place. */
export const blockRegistry = (site: Site) =>
  killRegistry(
    site,
    createServer((socket) => socket.destroy()),
  )
