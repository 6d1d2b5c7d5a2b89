import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compiled } from '@jobspan/kit-server/testing'
import { archiveOf } from './archive.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** What tests ask of a registry at `origin`. */
const createCalls = (origin: string, token: string) => {
  const call = async (method: string, path: string, body?: unknown, at = origin) => {
    const isBytes = Buffer.isBuffer(body)
    const answer = await fetch(at + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/gzip' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    return { status: answer.status, ...((await answer.json()) as { data: never; message: string }) }
  }
  const changeAt = (at: string, what: object, more = {}) =>
    call(
      'POST',
      '/v1/changes',
      { remote: 'mf-search', countries: ['sg'], change: what, reason: 'for the test', ...more },
      at,
    )
  const change = (what: object, more = {}) => changeAt(origin, what, more)
  const publish = async (build: string) =>
    call('PUT', `/v1/remotes/mf-search/releases/${build}`, await archiveOf({ build }))
  const cell = async () => {
    const { data } = await call('GET', '/v1/overview')
    const [remote] = (data as { remotes: { cells: { country: string; version: number; enabled: boolean }[] }[] })
      .remotes
    return remote?.cells.find(({ country }) => country === 'sg')
  }
  return { call, change, changeAt, publish, cell }
}

/** Registries as processes of their own, over the files in `folder`; `close` ends all that were started. */
export const registryProcesses = (folder: string) => {
  const children: ChildProcess[] = []

  const spawnRegistry = (environment: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compiled,
        NODE_ENV: 'test',
        REGISTRY_PORT: '0',
        DATA_DIR: folder,
        MAX_DELAY_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let errors = ''
    child.stderr.on('data', (text) => {
      errors += text
    })
    return { child, errors: () => errors }
  }

  const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'close')
    child.kill(signal)
    return (await ended)[0]
  }

  /** The registry as a process of its own, once it listens. */
  const start = async (environment: Record<string, string> = {}) => {
    const { child, errors } = spawnRegistry(environment)
    const origin = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream })
        .on('line', (line) => {
          const found = /Server listening at (http:[^"]+)/.exec(line)?.[1]
          if (found) resolve(found)
        })
        .on('close', () => reject(new Error(`it did not start: ${errors()}`)))
    })
    const token = (await readFile(join(folder, 'registry/tokens/administrator'), 'utf8')).trim()
    return { child, origin, token, ...createCalls(origin, token) }
  }

  const runUntilExit = async (environment: Record<string, string>) => {
    const { child, errors } = spawnRegistry(environment)
    child.stdout?.resume()
    const [code] = await once(child, 'close')
    return { code, errors: errors() }
  }

  return {
    start,
    end,
    runUntilExit,
    close: async () => {
      for (const child of children.splice(0)) await end(child, 'SIGKILL')
    },
  }
}
