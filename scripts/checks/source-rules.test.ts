import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

type Rule = { name: string; pattern: RegExp; planted: string }

/** Rules that the linter has no word for. Each is proved on a planted line, so that a rule which stops working is seen. */
const rules: Rule[] = [
  {
    name: 'CSS speaks of start and end, never of left and right, so that Arabic is a mirror',
    pattern:
      /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b[^:]*:|(?:left|right):|(?:text-align|float|clear):\s*(?:left|right)\b)/,
    planted: '  margin-left: 4px;',
  },
  {
    name: 'names that assistive technology reads come from a catalogue',
    pattern: /\s(?:aria-label|aria-description|title|alt|placeholder)="[^"]*\p{L}[^"]*"/u,
    planted: '<button aria-label="Close" />',
  },
  {
    name: 'no markup is set from a text',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/,
    planted: 'element.innerHTML = text',
  },
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /^(shell|mf-[^/]+|shared-kit|registry\/console)\/src\//.test(path) &&
      !/\.(test|demo)\.tsx?$|\/gallery\//.test(path),
  )

describe('source rules', () => {
  it.each(rules)('$name', ({ pattern, planted }) => {
    expect(planted).toMatch(pattern)
    const faults = sources.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line))
        .map(({ line, at }) => `${at} ${line.trim()}`),
    )
    expect(faults).toEqual([])
  })
})
