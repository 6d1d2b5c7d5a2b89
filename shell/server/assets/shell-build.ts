import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as FrameModule from '../../src/frame-server.tsx'

/** The shell's own build, as `build/create-shell-build-manifest.ts` writes it. */
export type ShellBuild = {
  build: string
  /** Files of the main bundle, in the order in which they run. */
  main: string[]
  /** The same with React's development build, for whoever works on a remote here; absent where all is a development build. */
  developmentMain?: string[]
  shellPageTexts: Record<string, string[]>
  pages: Record<string, string[]>
  integrity: Record<string, string>
}

const require = createRequire(import.meta.url)

export const withDevelopmentReact = (build: ShellBuild): ShellBuild => ({
  ...build,
  main: build.developmentMain ?? build.main,
})

export const readShellBuild = (dist: string): ShellBuild =>
  JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild

/** The bundle that renders header, footer and pages. It is CommonJS, as are the packages it shares with the remotes. */
export const loadFrame = (dist: string): typeof FrameModule =>
  require(join(dist, 'node/frame.cjs')) as typeof FrameModule
