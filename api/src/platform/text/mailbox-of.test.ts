import { expect, test } from '@jest/globals'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Mei.Lim+jobs@Example.com', 'mei.lim@example.com'],
  ['m.e.i+a+b@googlemail.com', 'mei@gmail.com'],
  ['+mei@example.com', '+mei@example.com'],
])('%s leads to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
