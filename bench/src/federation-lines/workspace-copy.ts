import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, workFolder } from '../places.ts'

/** A copy of the workspace as a colleague would have it, with the packages of this one, so that code can be written in it. */
export const copyWorkspace = (): string => {
  const folder = join(workFolder, 'workspace')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!docs', ':!bench', ':!e2e']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
