import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { findDrawWinners, hashText, hashTickets } from './draw-winners.ts'

const seed = '00'.repeat(32)
const tickets = ['t-c', 't-a', 't-b']
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('winners of a draw', () => {
  it('are what the three published steps come to, done by hand', async () => {
    const ticketsHash = sha256('t-a\nt-b\nt-c\n')
    expect(await hashTickets(tickets)).toBe(ticketsHash)
    const byHand = ['t-a', 't-b', 't-c'].toSorted((one, other) =>
      sha256(`${seed}:${ticketsHash}:${one}`) < sha256(`${seed}:${ticketsHash}:${other}`) ? -1 : 1,
    )
    expect(await findDrawWinners(seed, tickets, 3)).toEqual(byHand)
    expect(await findDrawWinners(seed, tickets, 1)).toEqual(byHand.slice(0, 1))
  })

  it('do not depend on the order in which tickets are listed, and depend on each of them', async () => {
    expect(await findDrawWinners(seed, tickets.toReversed(), 2)).toEqual(await findDrawWinners(seed, tickets, 2))
    expect(await hashTickets([...tickets, 't-d'])).not.toBe(await hashTickets(tickets))
  })

  it('are all of them where there are more prizes than tickets, and none without tickets', async () => {
    expect(await findDrawWinners(seed, ['t-a'], 3)).toEqual(['t-a'])
    expect(await findDrawWinners(seed, [], 1)).toEqual([])
    expect(await hashText('')).toBe(sha256(''))
  })
})
