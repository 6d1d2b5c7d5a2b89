import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

// What the guides let one type is followed by tests beside it: cli/src/guides.test.ts, api/src/employer/guide.test.ts and the console's
// guide.test.ts; what a product owner does by e2e/src/product-owner-guide.spec.ts. Here is what they only name.

const folder = 'docs/guides'
const guides = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)
const squads = guides.find(([name]) => name === 'for-squads.md')?.[1] ?? ''

/** Sources that a pattern is in; `git grep` knows which files are ours. */
const sourcesWith = (pattern: string, ...paths: string[]): string => {
  try {
    return execFileSync('git', ['grep', '-hE', pattern, '--', ...paths], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('the guides', () => {
  it.each(guides)('%s names variables that the configuration, or a program, has', (_, guide) => {
    const configuration = readFileSync('docs/configuration.md', 'utf8')
    /** Of a command line, of a build, of the reader's own shell. */
    const others = ['CI_COMMIT_TITLE', 'REMOTE_CONTRACT_VERSION']
    const named = namesIn(guide, /\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g).filter((name) => !others.includes(name))
    const unknown = [...new Set(named)].filter(
      (name) =>
        !configuration.includes(`\`${name}\``) && sourcesWith(`\\b${name}\\b`, 'cli/src', 'cli/templates') === '',
    )
    expect(unknown).toEqual([])
  })

  it('for squads lists the slots that are there, and no other', () => {
    const [, table = ''] = squads.split('These slots are there:')
    const listed = namesIn(table.split('**Declare.**')[0] ?? '', /^\| `([\w.]+)` \|/gm)
    const declared = namesIn(sourcesWith("declareSlot\\('", 'mf-*/src/remote.ts'), /declareSlot\('([^']+)'/g)
    expect(listed.toSorted()).toEqual(declared.toSorted())
  })

  it('for squads uses names that the kit exports', () => {
    const code = namesIn(squads, /^\s*```tsx?\n([\s\S]*?)^\s*```/gm).join('\n')
    const used = new Set([
      ...namesIn(
        code,
        /\b(navigationLink|overlay|useOverlayLink|LazyDialog|defineRemote|endpoint|contribute|declareSlot)\(/g,
      ),
      ...namesIn(code, /\b(PageContext|PageSlot|OverlayProps|SlotParams)\b/g),
      ...namesIn(code, /<(Slot|LazyDialog)\b/g),
      ...namesIn(squads, /`(navigationIcons|useContributions|usePlatform)`/g),
      ...namesIn(squads, /`<(ContributionLabel)>`/g),
      ...namesIn(code, /^import \{ (\w+) \} from '@jobspan\/(?:shared-)?kit\//gm),
    ])
    expect(used.size).toBeGreaterThan(14)
    for (const name of used)
      expect({
        name,
        exported: sourcesWith(`export.*\\b${name}\\b|^  (type )?${name},`, 'shared-kit/src') !== '',
      }).toEqual({ name, exported: true })
  })

  // The console called one feature by the name of its folder.
  it('for product owners speaks of features by names that all of them have', () => {
    const remotes = execFileSync('git', ['ls-files', 'mf-*/package.json'], { encoding: 'utf8' }).trim().split('\n')
    for (const file of remotes)
      expect({ file, ...JSON.parse(readFileSync(file, 'utf8')) }).toMatchObject({
        file,
        displayName: expect.any(String),
      })
  })

  it('for squads imports what the kit has', () => {
    const { exports } = JSON.parse(readFileSync('shared-kit/package.json', 'utf8')) as { exports: object }
    const imported = namesIn(squads, /'@jobspan\/(?:shared-)?kit\/([\w/-]+)'/g)
    expect(imported.length).toBeGreaterThan(3)
    for (const path of imported) expect(Object.keys(exports)).toContain(`./${path}`)
  })
})
