import { describe, expect, it } from '@jest/globals'
import { createChatDateFormat } from './chat-date-format.ts'

const now = new Date(2026, 10, 23, 15, 0).getTime()
const at = (...date: [number, number, number, number, number]) => new Date(...date).toISOString()
/** The space before "am" is a narrow one in newer rules of the language. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('moments', () => {
  const english = createChatDateFormat({ intl: 'en-SG' })

  it('are in a list the clock, yesterday, the day of the week, or the date', () => {
    expect(plain(english.formatShort(at(2026, 10, 23, 9, 5), now))).toBe('9:05 am')
    expect(english.formatShort(at(2026, 10, 22, 23, 59), now)).toBe('Yesterday')
    expect(english.formatShort(at(2026, 10, 20, 9, 5), now)).toBe('Fri')
    expect(english.formatShort(at(2026, 9, 1, 9, 5), now)).toBe('1 Oct')
    expect(english.formatShort(at(2025, 9, 1, 9, 5), now)).toBe('1 Oct 2025')
  })

  it('head the days of a conversation', () => {
    expect(english.day(at(2026, 10, 23, 0, 1), now)).toBe('Today')
    expect(english.day(at(2026, 10, 22, 0, 1), now)).toBe('Yesterday')
    expect(english.day(at(2026, 10, 20, 9, 5), now)).toContain('20 November')
  })

  it('say how long somebody has been away', () => {
    expect(english.formatRelative(new Date(now).toISOString(), now)).toBe('1 minute ago')
    expect(english.formatRelative(at(2026, 10, 23, 12, 0), now)).toBe('3 hours ago')
    expect(english.formatRelative(at(2026, 10, 22, 12, 0), now)).toBe('yesterday')
  })

  it('are of the Gregorian calendar, in Western digits, in Arabic too', () => {
    expect(createChatDateFormat({ intl: 'ar-SA' }).formatShort(at(2025, 9, 1, 9, 5), now)).toMatch(/1 .* 2025/)
    expect(createChatDateFormat({ intl: 'ar-SA' }).formatTime(at(2026, 10, 23, 9, 5))).toContain('9:05')
  })

  it('begin with a capital where the language has them', () => {
    expect(createChatDateFormat({ intl: 'es-ES' }).day(at(2026, 10, 22, 0, 1), now)).toBe('Ayer')
    expect(createChatDateFormat({ intl: 'ja-JP' }).day(at(2026, 10, 22, 0, 1), now)).toBe('昨日')
  })
})
