import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-steps.ts'

const block = /```\w+\n((?:\/\/|<!--) ([\w./-]+\.\w+)\b[\s\S]*?)```/g

/** Files that a section of the guide for squads shows whole: each begins with a comment that names it. */
export const readGuideFiles = (section: string): Record<string, string> => {
  const guide = readFileSync(join(root, 'docs/guides/for-squads.md'), 'utf8')
  const text = guide.split('\n## ').find((each) => each.startsWith(`${section}\n`))
  if (text === undefined) throw new Error(`the guide has no section ${section}`)
  return Object.fromEntries([...text.matchAll(block)].map(([, content = '', file = '']) => [file, content]))
}
