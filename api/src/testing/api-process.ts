import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compiled } from '@jobspan/kit-server/testing'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

const spawnApi = (environment: Record<string, string>, ...command: string[]) =>
  spawn(process.execPath, [main, ...command], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'test',
      STAND_INS: 'loopback',
      API_PORT: '0',
      DEMO: '0',
      MAX_DELAY_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The API as a process of its own, once it listens. */
export const startApiProcess = async (environment: Record<string, string>) => {
  const child = spawnApi(environment)
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  const lines: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        lines.push(line)
        const found = /Server listening at (http:[^"]+)/.exec(line)?.[1]
        if (found) resolve(found)
      })
      .on('close', () => reject(new Error(`the API did not start: ${errors.join('')}`)))
  })
  return {
    origin,
    child,
    log: () => [...lines, ...errors].join('\n'),
    end: (signal: NodeJS.Signals) => end(child, signal),
  }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'close')
  child.kill(signal)
  const [code] = await ended
  return code
}

/** What the process says when it cannot start, or when its command has failed. */
export const runUntilExit = async (environment: Record<string, string>, ...command: string[]) => {
  const child = spawnApi(environment, ...command)
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  child.stdout.resume()
  const [code] = await once(child, 'close')
  return { code, errors }
}
