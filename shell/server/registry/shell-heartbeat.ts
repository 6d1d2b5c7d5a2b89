import { envelope } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { announceShell, type Shell } from '@jobspan/shared-kit/contracts/registry/releases'
import { z } from 'zod/mini'

type Settings = { origin: string; token(): Promise<string>; shell: Shell; intervalMs?: number }

/** Sends the registry now and every minute what this shell provides, so that it refuses releases that no shell can run. */
export const startShellHeartbeat = ({ origin, token, shell, intervalMs = 60_000 }: Settings): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const sendHeartbeat = async () => {
    const response = await fetch(origin + announceShell.path.replace(':build', shell.build), {
      method: announceShell.method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(shell),
      signal: AbortSignal.timeout(5000),
    })
    z.parse(envelope(announceShell.data), await response.json())
  }
  const scheduleNext = (delayMs: number) => {
    if (!stopped) timer = setTimeout(() => void run(), delayMs)
  }
  const run = () =>
    sendHeartbeat().then(
      () => scheduleNext(intervalMs),
      // A registry that is down is told as soon as it is back.
      () => scheduleNext(intervalMs / 6),
    )
  void run()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
