import { expect, it } from '@jest/globals'
import { areClocksDifferent, createTimeFormat } from './time-format.ts'

/** The spaces around a clock are narrow ones in newer rules of the language; joiners are not seen. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('\u2060', '')
const at = '2026-12-01T15:30:00Z'
const span = { starts_at: at, ends_at: '2026-12-01T16:15:00Z' }

it('a time is that of the zone, with its day and how far it is from Greenwich', () => {
  const tokyo = createTimeFormat('en-SG', 'Asia/Tokyo')
  expect(plain(tokyo.day(at))).toBe('Wednesday, 2 December')
  expect(plain(tokyo.range(span))).toBe('12:30 – 1:15 am')
  expect(tokyo.zoneName(at)).toBe('Japan Standard Time (GMT+9)')
  expect(tokyo.dayKey(at)).toBe('2026-12-02')
})

// In Arabic it said the same twice: once as a name, by the language's own word for Greenwich, and once as a distance.
it('a zone without a name is called by its distance alone, in every language', () => {
  expect(createTimeFormat('en-SG', 'UTC').zoneName(at)).toBe('GMT+0')
  const arabic = createTimeFormat('ar-EG', 'UTC')
  expect(arabic.zoneName(at)).toBe(arabic.offset(at))
})

it('zones whose clocks show the same at that moment are alike', () => {
  const [manila, singapore] = [createTimeFormat('en-SG', 'Asia/Manila'), createTimeFormat('en-SG', 'Asia/Singapore')]
  expect(areClocksDifferent(at, manila, singapore)).toBe(false)
  expect(areClocksDifferent(at, manila, createTimeFormat('en-SG', 'Asia/Tokyo'))).toBe(true)
})

it('a span reads as the clocks beside it', () => {
  expect(plain(createTimeFormat('ja-JP', 'Asia/Tokyo').span(span))).toBe('12月2日(水) 0:30～1:15')
})

// On a narrow phone one line ended with the dash, and the end of the interview stood alone on the next.
it('a range does not break at its dash', () => {
  const overNoon = { starts_at: '2026-12-01T02:30:00Z', ends_at: '2026-12-01T04:15:00Z' }
  const rangeIn = (language: string) => createTimeFormat(language, 'Asia/Tokyo').range(overNoon)
  expect(rangeIn('ar-EG')).toMatch(/ص\u202f\u2060–\u2060\u202f1/)
  expect(rangeIn('es-ES')).toBe('11:30\u2060–\u206013:15')
})

// A zone that only the recruiter's computer knew would have broken the whole conversation.
it('a zone that the browser does not know is shown by UTC', () => {
  expect(plain(createTimeFormat('en-SG', 'Mars/Olympus').range(span))).toBe('3:30 – 4:15 pm')
})
