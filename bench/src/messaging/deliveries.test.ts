import { describe, expect, it } from '@jest/globals'
import { followDeliveries } from './deliveries.ts'

const said = (text: string) =>
  JSON.stringify({
    type: 'message',
    chat_id: 1,
    message: {
      id: 1,
      client_id: null,
      sender: 'recruiter',
      kind: 'text',
      text,
      job: null,
      sent_at: '2026-11-20T08:05:00Z',
      is_recalled: false,
    },
  })

describe('deliveries', () => {
  it('are timed once, and what is lost, doubled or astray is counted', () => {
    const deliveries = followDeliveries()
    for (const text of ['one', 'two', 'three']) {
      deliveries.begin(text, 7, 100)
      if (text !== 'three') deliveries.taken(text)
    }
    deliveries.recordArrival(7, said('one'), 104)
    deliveries.recordArrival(7, JSON.stringify({ type: 'typing', chat_id: 1 }), 105)
    expect(deliveries.lost()).toBe(1)
    deliveries.recordArrival(7, said('one'), 120)
    deliveries.recordArrival(8, said('two'), 110)
    deliveries.recordArrival(7, said('two'), 111)
    expect(deliveries.latencies).toEqual([4, 11])
    expect(deliveries.lost()).toBe(0)
    expect(deliveries.wrong()).toBe(2)
  })
})
