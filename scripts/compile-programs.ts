import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
/** The programs of a site, each with what it loads only once it runs. */
const programs = [
  ['api/src/main.ts', 'demo/src/stand-ins.ts', 'demo/src/seed.ts'],
  ['registry/src/main.ts'],
  ['shell/server/main.ts'],
] as const

/** Whether nothing of what Node compiles is kept yet: what a process compiled is written down as it ends. */
const isFirstStart = (): boolean => {
  const folder = getCompileCacheDir()
  return folder !== undefined && readdirSync(folder).length === 0
}

/**
 * Compiles the programs before the first start of a site, in processes that end: a program that has to compile TypeScript holds the compiler for as
 * long as it runs, some 25 MB. Where it fails, the programs do it themselves, and say what is wrong.
 */
export const compilePrograms = async (): Promise<void> => {
  if (!isFirstStart()) return
  const compile = async ([program, ...loaded]: readonly string[]) => {
    const imports = loaded.flatMap((module) => ['--import', pathToFileURL(join(root, module)).href])
    const child = spawn(process.execPath, [...process.execArgv, ...imports, join(root, program ?? '')], {
      env: { ...process.env, COMPILE_ONLY: '1' },
      stdio: 'ignore',
    })
    await once(child, 'close').catch(() => undefined)
  }
  await Promise.all(programs.map(compile))
}
