import { createServer } from 'node:net'
import type { Site } from '../site.ts'

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Takes a port as soon as who has it lets go, and cuts off whoever comes. */
const squat = async (port: number) => {
  const server = createServer((socket) => socket.destroy())
  for (;;) {
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (taken) return () => new Promise<void>((resolve) => server.close(() => resolve()))
    await sleep(20)
  }
}

const program = 'registry/src/main.ts'

/**
 * Kills the registry as a power cut would and keeps its place, so that what `npm start` starts again cannot come back.
 * The function it gives lets it back and waits until it is there. Does nothing where no registry runs.
 */
export const holdDown = async (site: Site): Promise<() => Promise<void>> => {
  const pid = await site.pidOf(program)
  if (pid === undefined) return async () => undefined
  process.kill(pid, 'SIGKILL')
  const leave = await squat(site.registryPort)
  return async () => {
    await leave()
    const end = performance.now() + 60_000
    while (performance.now() < end) {
      const answers = await fetch(`http://127.0.0.1:${site.registryPort}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) return
      await sleep(100)
    }
    throw new Error('the registry did not come back')
  }
}
