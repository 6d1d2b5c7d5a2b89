import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, workFolder } from '../paths-and-ports.ts'

const workspaces = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }).workspaces

/** A copy of the workspace as a colleague would have it, with the packages of this one, so that code can be written in it. */
export const copyWorkspace = (): string => {
  const folder = join(workFolder, 'workspace')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!docs', ':!bench', ':!e2e']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  // A package may have another version of its own of what lies at the top.
  for (const own of ['', ...workspaces()].map((name) => join(name, 'node_modules')))
    if (existsSync(join(root, own)) && existsSync(join(folder, own, '..')))
      symlinkSync(join(root, own), join(folder, own))
  return folder
}
