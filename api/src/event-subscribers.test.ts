import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { eventSubscribers } from './event-subscribers.ts'

const source = new URL('./', import.meta.url)

/** The area of each event, by where it is declared. */
const areas = new Map(
  globSync('*/**/events.ts', { cwd: source }).flatMap((path) =>
    [...readFileSync(new URL(path, source), 'utf8').matchAll(/defineEvent\(\s*'([^']+)'/g)].map(
      ([, name = '']) => [name, path.split('/')[0]] as const,
    ),
  ),
)

test('docs/architecture.md shows each event, the area that publishes it, and who is given it', () => {
  const text = readFileSync(new URL('../../docs/architecture.md', source), 'utf8')
  const shown = text.split('\n').filter((line) => /^\| `[a-z_]+\.[a-z_]+` \| /.test(line))
  const declared = [...areas].map(([event, area]) => {
    const given = eventSubscribers.filter(({ subscriptions }) => subscriptions.some((each) => each.event === event))
    return `| \`${event}\` | \`${area}\` | ${given.map(({ name }) => name).join(', ')} |`
  })
  expect(shown.toSorted()).toEqual(declared.toSorted())
})
