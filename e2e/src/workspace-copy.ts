import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { site } from './site.ts'

const root = resolve(import.meta.dirname, '../..')

/** The registry that runs beside the site of the journeys. */
export const registryOrigin = `http://localhost:${site.port + 2}`

export type WorkspaceCopy = {
  folder: string
  /** Runs `jobspan` in the copy with an administrator's token; gives what it wrote as JSON, throws where it refuses. */
  jobspan(...words: string[]): Promise<unknown>
  /** Rewrites a file of the copy. */
  edit(file: string, change: (text: string) => string): void
  remove(): void
}

const workspaces = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }).workspaces

/** The packages of this workspace, those of its own from the copy: what a release is built from must be in it. */
export const linkPackages = (folder: string) => {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@jobspan'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@jobspan') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@jobspan'))) {
    const own = join(folder, relative(root, realpathSync(join(from, '@jobspan', name))))
    if (existsSync(own)) symlinkSync(own, join(to, '@jobspan', name))
  }
  // A package may have another version of its own of what lies at the top.
  for (const own of workspaces().map((name) => join(name, 'node_modules')))
    if (existsSync(join(root, own)) && existsSync(join(folder, own, '..')))
      symlinkSync(join(root, own), join(folder, own))
}

/** A copy of this workspace as a colleague would have it, with the packages of this one, so that a journey can write code. */
export const copyWorkspace = (): WorkspaceCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'jobspan-squad-'))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!docs', ':!bench', ':!e2e', ':!api']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  linkPackages(folder)
  const token = readFileSync(join(site.dataDir, 'registry/tokens/administrator'), 'utf8').trim()
  return {
    folder,
    jobspan: (...words) =>
      new Promise((done, fail) => {
        const child = spawn(process.execPath, [join(folder, 'cli/bin/jobspan.mjs'), ...words, '--json'], {
          cwd: folder,
          env: { ...process.env, JOBSPAN_REGISTRY: registryOrigin, JOBSPAN_TOKEN: token },
        })
        let out = ''
        let complaints = ''
        child.stdout.on('data', (chunk) => {
          out += chunk
        })
        child.stderr.on('data', (chunk) => {
          complaints += chunk
        })
        child.on('close', (code) =>
          code === 0 ? done(JSON.parse(out)) : fail(new Error(`jobspan ${words.join(' ')}: ${out}${complaints}`)),
        )
      }),
    edit: (file, change) => {
      const path = join(folder, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
