import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '../../../e2e/src/workspace-copy.ts'
import { root, workFolder } from '../paths-and-ports.ts'

/** A copy of the workspace as a colleague would have it, with the packages of this one, so that code can be written in it. */
export const copyWorkspace = (): string => {
  const folder = join(workFolder, 'workspace')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!docs', ':!bench', ':!e2e']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  linkPackages(folder)
  return folder
}
