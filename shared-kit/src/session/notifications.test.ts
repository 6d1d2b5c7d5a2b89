import { describe, expect, it } from '@jest/globals'
import { pushNotification } from './notifications.ts'

describe('pushNotification', () => {
  it('is information unless told', () => {
    expect(pushNotification([], 'Saved')[0]).toMatchObject({ message: 'Saved', severity: 'info' })
  })

  it('does not show the same words twice: they come back as the newest', () => {
    const shown = pushNotification(pushNotification(pushNotification([], 'Saved'), 'Sent'), 'Saved')
    expect(shown.map(({ message }) => message)).toEqual(['Sent', 'Saved'])
  })

  it('keeps the three newest', () => {
    const shown = ['a', 'b', 'c', 'd'].reduce(
      (list, message) => pushNotification(list, message),
      pushNotification([], 'z'),
    )
    expect(shown.map(({ message }) => message)).toEqual(['b', 'c', 'd'])
  })
})
