import { expect, test } from '@jest/globals'
import { sizesByType } from './heap-snapshot.ts'

test('adds up a heap snapshot by type of node', () => {
  const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['code', 'object'], 'string', 'number'] }
  const sizes = sizesByType({
    snapshot: { meta: meta as never },
    nodes: [0, 7, 100, 1, 8, 20, 1, 9, 30, 5, 1, 4],
  })
  expect(Object.fromEntries(sizes)).toEqual({ code: 100, object: 50, unknown: 4 })
})
