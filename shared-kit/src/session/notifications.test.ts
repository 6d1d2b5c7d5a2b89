import { describe, expect, it } from '@jest/globals'
import { pushNotification } from './notifications.ts'

/** The words of a queue after these messages; those that begin with “!” are problems. */
const queueOf = (...messages: string[]) =>
  messages
    .reduce<ReturnType<typeof pushNotification>>(
      (queue, message) => pushNotification(queue, message, message.startsWith('!') ? 'error' : 'info'),
      [],
    )
    .map(({ message }) => message)

describe('pushNotification', () => {
  it('is information unless told', () => {
    expect(pushNotification([], 'Saved')[0]).toMatchObject({ message: 'Saved', severity: 'info' })
  })

  it('does not show the same words twice: they come back as the newest', () => {
    expect(queueOf('Saved', 'Sent', 'Saved')).toEqual(['Sent', 'Saved'])
  })

  it('lets three wait behind the one that is read, and drops the oldest that is no problem', () => {
    expect(queueOf('read', 'a', 'b', 'c', 'd')).toEqual(['read', 'b', 'c', 'd'])
    expect(queueOf('read', '!a', 'b', 'c', 'd')).toEqual(['read', '!a', 'c', 'd'])
    expect(queueOf('read', '!a', '!b', '!c', '!d')).toEqual(['read', '!b', '!c', '!d'])
  })

  it('puts a problem before what waits, and not before the one that is read', () => {
    expect(queueOf('read', 'a', '!b', 'c')).toEqual(['read', '!b', 'a', 'c'])
  })
})
