import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import { isAllowed, type Permission } from '@jobspan/shared-kit/contracts/registry/permissions'
import { alert } from '@jobspan/shared-kit/contracts/registry/telemetry'
import texts from './locales/en-us.json' with { type: 'json' }

type Texts = { [key: string]: string | Texts }

const valuesOf = (part: Texts): string[] =>
  Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)))
const all = valuesOf(texts)

const guide = readFileSync('docs/guides/for-product-owners.md', 'utf8')
/** Words of buttons, fields and headings stand in italics: `*Turn off*`. */
const named = [...guide.replaceAll('**', '').matchAll(/(?<![*\w])\*([A-Z][^*\n]+)\*(?![*\w])/g)].map(
  ([, words]) => words,
)

// The guide said “switch off” and “call off”, and the console “Turn off” and “Cancel”.
describe('what the guide for product owners names', () => {
  it('is found', () => {
    expect(named.length).toBeGreaterThan(12)
  })

  it.each([...new Set(named)])('“%s” stands so in the console', (words) => {
    expect(all.map((text) => text.replace(/s$/, ''))).toContain(words?.replace(/s$/, ''))
  })
})

describe('what the guide for product owners says beside', () => {
  const may = (role: Role, permission: Permission) => isAllowed({ role, remotes: ['mf-own'] }, permission, 'mf-own')
  const mayAll = (role: Role, permission: Permission) =>
    isAllowed({ role, remotes: ['mf-own'] }, permission, 'mf-other')
  /** Roles as the guide calls them, and what each row of it comes to. */
  const roles = new Map<string, () => void>([
    [
      'Viewer',
      () => {
        expect(may('viewer', 'read')).toBe(true)
        for (const change of ['toggle', 'promote', 'canary', 'publish'] as const)
          expect(may('viewer', change)).toBe(false)
      },
    ],
    [
      'Team',
      () => {
        for (const change of ['publish', 'promote', 'canary', 'toggle'] as const) {
          expect(may('squad', change)).toBe(true)
          expect(mayAll('squad', change)).toBe(false)
        }
      },
    ],
    [
      'Product owner',
      () => {
        expect(mayAll('product_owner', 'toggle')).toBe(true)
        for (const change of ['promote', 'canary', 'people', 'keys'] as const)
          expect(mayAll('product_owner', change)).toBe(false)
      },
    ],
    [
      'Administrator',
      () => {
        for (const change of ['toggle', 'promote', 'people', 'tokens', 'keys'] as const)
          expect(mayAll('administrator', change)).toBe(true)
      },
    ],
    [
      'Operator',
      () => {
        expect(mayAll('operator', 'operate')).toBe(true)
        for (const change of ['toggle', 'promote', 'people', 'tokens', 'keys'] as const)
          expect(mayAll('operator', change)).toBe(false)
      },
    ],
  ])

  it('of roles is what the registry allows', () => {
    const [, table = ''] = guide.split('**Who may do what**')
    const named = [...table.matchAll(/^\| \*([^*|]+)\* \|/gm)].map(([, role = '']) => role)
    expect(named).toEqual([...roles.keys()])
    for (const check of roles.values()) check()
  })

  it('of alerts names each kind and each field', () => {
    const [, sentence = ''] = /- \*\*Alerts\*\* ([\s\S]*?)\n- /.exec(guide) ?? []
    for (const kind of alert.shape.kind.options) expect(sentence).toContain(`\`${kind}\``)
    const [, fields = ''] = /`\{ ([^}]+) \}`/.exec(sentence) ?? []
    expect(fields.split(', ').toSorted()).toEqual(Object.keys(alert.shape).toSorted())
  })
})

it.each([
  /\bcells?\b/i,
  /\bcall(ed)? off\b/i,
  /\bJSON lines\b/i,
  /\bslots?\b/i,
  /\bremotes?\b/i,
  /\bswitch(ed)? o(n|ff)\b/i,
])('the console never says %s', (words) => {
  expect(all.filter((text) => words.test(text.replaceAll(/\{\{\w+\}\}|npx jobspan.*/g, '')))).toEqual([])
})
