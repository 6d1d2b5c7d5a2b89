import { expect, test } from '@jest/globals'
import type { FastifyBaseLogger } from 'fastify'
import { logVerifiedFirst, toBadge } from './verification.ts'

const row = {
  userIdentityId: 1,
  verifyRole: 'citizen' as const,
  checked: ['name' as const],
  verifiedAt: '2026-11-20T08:00:00Z',
}
const list = { list: 'applications' as const, companyId: 7 }

const logOf = (items: Parameters<typeof logVerifiedFirst>[2]) => {
  const lines: unknown[][] = []
  const log = { info: (...line: unknown[]) => lines.push(line) } as unknown as FastifyBaseLogger
  logVerifiedFirst(log, list, items)
  return lines
}

test('the log says how many of a list come first for their identity, and nothing of who they are', () => {
  const items = [toBadge(row, 'en-us'), toBadge(null, 'en-us'), toBadge(null, 'en-us')]
  expect(logOf(items)).toEqual([[{ ...list, verified: 1, of: 3 }, 'verified identities come first']])
  expect(logOf([toBadge(null, 'en-us')])).toEqual([])
})
