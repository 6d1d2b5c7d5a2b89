import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod/mini'
import { CliError, usageError } from '../cli-error.ts'
import { workspaceRoot } from '../workspace.ts'
import { findPipelineToken, type ReadPipelineToken } from './pipeline-token.ts'

export type Connection = {
  origin: string
  token: string | undefined
  /** In a pipeline that stores no token: gives the one of its job. */
  readPipelineToken?: ReadPipelineToken
  /** Folder of the local registry's files; undefined where the registry was named, so may run elsewhere. */
  localFolder: string | undefined
  /** Where origin and token were found, for people. */
  sources: { origin: string; token: string }
}

const readOptionalFile = (file: string): string | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new CliError(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      'Run this as the user who started the registry, or set JOBSPAN_REGISTRY and JOBSPAN_TOKEN.',
    )
  }
}

const dataFolder = (env: NodeJS.ProcessEnv): string => resolve(workspaceRoot, env.DATA_DIR || '.data')

const localOrigin = (env: NodeJS.ProcessEnv, folder: string): string => {
  const port = env.REGISTRY_PORT || readRunningPort(join(folder, 'registry.json')) || Number(env.PORT || 3000) + 2
  return `http://127.0.0.1:${port}`
}

/** Where a registry that runs says that it listens. */
const readRunningPort = (file: string): number | undefined => {
  const running = readOptionalFile(file)
  if (running === undefined) return undefined
  try {
    return z.parse(z.object({ port: z.number() }), JSON.parse(running)).port
  } catch {
    throw new CliError(
      `${file} does not say where the registry listens.`,
      'Start the registry anew with `npm start`, which writes it; or remove it, or set REGISTRY_PORT.',
    )
  }
}

/** The registry and token that the environment names, else those that `npm start` left below `DATA_DIR`. */
export const resolveConnection = (env: NodeJS.ProcessEnv): Connection => {
  const folder = dataFolder(env)
  const named = env.JOBSPAN_REGISTRY
  if (named && !URL.canParse(named))
    throw usageError(
      `JOBSPAN_REGISTRY is no address: ${named}`,
      'Write it whole, such as https://registry.example.com.',
    )
  const tokenFile = join(folder, 'registry/tokens/administrator')
  // A token of the local registry is never sent to another one.
  const token = env.JOBSPAN_TOKEN || (named ? undefined : readOptionalFile(tokenFile))
  const origin = named ? new URL(named).origin : localOrigin(env, folder)
  const readPipelineToken = token || !named ? undefined : findPipelineToken(env, origin)
  return {
    origin,
    token,
    ...(readPipelineToken ? { readPipelineToken } : {}),
    localFolder: named ? undefined : join(folder, 'registry'),
    sources: {
      origin: named ? 'JOBSPAN_REGISTRY' : folder,
      token: env.JOBSPAN_TOKEN ? 'JOBSPAN_TOKEN' : readPipelineToken ? 'GitHub Actions' : token ? tokenFile : 'nowhere',
    },
  }
}
