import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { envelope } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { getShellMaps, putShellMaps } from '@jobspan/shared-kit/contracts/registry/releases'
import { withJitter } from '@jobspan/shared-kit/timing'
import { z } from 'zod/mini'

type Settings = {
  origin: string
  token(): Promise<string>
  build: string
  /** Folder of the shell's build. */
  dist: string
  retryDelayMs?: number
}

const known = envelope(getShellMaps.data)

const readMaps = async (dist: string) => {
  const folder = join(dist, 'maps')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.map'))
      .map(async (name) => {
        const file = name.replaceAll('\\', '/').slice(0, -'.map'.length)
        const [script, map] = await Promise.all([
          readFile(join(dist, file), 'utf8'),
          readFile(join(folder, name), 'utf8'),
        ])
        return { file, script, map }
      }),
  )
}

/**
 * Gives the registry the source maps of this shell, so that errors in its files and in the kit have a place in the sources; once for each
 * build. Tries until the registry has answered. Returns what ends that.
 */
export const sendSourceMaps = ({ origin, token, build, dist, retryDelayMs = 60_000 }: Settings): (() => void) => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const call = async (method: string, body?: object) => {
    const response = await fetch(origin + getShellMaps.path.replace(':build', build), {
      method,
      headers: { authorization: `Bearer ${await token()}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(30_000)]),
    })
    // A registry of an earlier version knows no maps, and what it refuses now it refuses later.
    if (response.status >= 400 && response.status < 500 && response.status !== 429 && response.status !== 401)
      return true
    if (!response.ok) throw new Error(String(response.status))
    return z.parse(known, await response.json()).data.known
  }
  const send = async () => {
    if (await call(getShellMaps.method)) return
    const files = await readMaps(dist)
    if (files.length > 0) await call(putShellMaps.method, { files })
  }
  const run = () =>
    void send().catch(() => {
      if (!stopping.signal.aborted) timer = setTimeout(run, withJitter(retryDelayMs))
    })
  run()
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}
