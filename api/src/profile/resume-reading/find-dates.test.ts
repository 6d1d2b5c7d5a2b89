import { describe, expect, test } from '@jest/globals'
import { findDates, findPeriod, withoutPeriod } from './find-dates.ts'

describe('dates', () => {
  test.each([
    ['2019-04', '2019-04'],
    ['2019/4', '2019-04'],
    ['2019.04.15', '2019-04'],
    ['04/2019', '2019-04'],
    ['15/04/2019', '2019-04'],
    ['April 2019', '2019-04'],
    ['Apr. 2019', '2019-04'],
    ['15 April 2019', '2019-04'],
    ['Sept 2019', '2019-09'],
    ['2019 April', '2019-04'],
    ['2019年4月', '2019-04'],
    ['2019 年 4 月', '2019-04'],
    ['2019年', '2019'],
    ['abril de 2019', '2019-04'],
    ['abr. de 2019', '2019-04'],
    ['15 de abril de 2019', '2019-04'],
    ['março de 2019', '2019-03'],
    ['Mac 2019', '2019-03'],
    ['Ogos 2019', '2019-08'],
    ['Agustus 2019', '2019-08'],
    ['Nisan 2019', '2019-04'],
    ['İstanbul, Şubat 2019', '2019-02'],
    ['أبريل 2019', '2019-04'],
    ['نيسان 2019', '2019-04'],
    ['2019', '2019'],
    // Eras: the first year of one is 元年.
    ['令和元年5月', '2019-05'],
    ['令和6年4月', '2024-04'],
    ['平成31年4月', '2019-04'],
    ['昭和64年1月', '1989-01'],
    ['H31.4', '2019-04'],
    ['民國113年4月', '2024-04'],
    ['民國 108 年', '2019'],
    // Months of Islamic years begin within months of ours.
    ['رمضان 1445 هـ', '2024-03'],
    ['1445/9 هـ', '2024-03'],
    ['1440هـ', '2018'],
  ])('%s', (text, month) => expect(findDates(text).map((found) => found.month)).toEqual([month]))

  test.each(['Room 2100', '+65 2019 4567', 'v2019', '1,2019', 'grew by 2000%', 'no date'])('none in “%s”', (text) =>
    expect(findDates(text)).toEqual([]),
  )

  test('a day of birth keeps its day', () => expect(findDates('1994年4月2日')[0]?.day).toBe('1994-04-02'))
})

describe('periods', () => {
  test.each([
    ['Jan 2019 – Mar 2021', '2019-01', '2021-03'],
    ['01/2019 - 03/2021', '2019-01', '2021-03'],
    ['2019-01-15 to 2021-03-31', '2019-01', '2021-03'],
    ['2019年1月～2021年3月', '2019-01', '2021-03'],
    ['2019年1月至2021年3月', '2019-01', '2021-03'],
    ['enero de 2019 a marzo de 2021', '2019-01', '2021-03'],
    ['janeiro de 2019 até março de 2021', '2019-01', '2021-03'],
    ['Januari 2019 hingga Mac 2021', '2019-01', '2021-03'],
    ['Januari 2019 s/d Maret 2021', '2019-01', '2021-03'],
    ['Ocak 2019 – Mart 2021', '2019-01', '2021-03'],
    ['يناير 2019 – مارس 2021', '2019-01', '2021-03'],
    ['平成31年1月〜令和3年3月', '2019-01', '2021-03'],
    ['2019 – 2021', '2019', '2021'],
  ])('%s', (text, start, end) =>
    expect(findPeriod(text)).toMatchObject({ start, end, isOngoing: false, isSingle: false }),
  )

  test.each([
    'Jan 2019 – Present',
    '2019年1月 – 至今',
    '2019年1月 – 迄今',
    '2019年1月 - 現在',
    '2019年1月 现在',
    'enero de 2019 – actualidad',
    'janeiro de 2019 – atualmente',
    'Januari 2019 – kini',
    'Januari 2019 – sekarang',
    'Ocak 2019 – Halen',
    'يناير 2019 – حتى الآن',
    'Jan 2019 –',
  ])('%s goes on', (text) =>
    expect(findPeriod(text)).toMatchObject({ start: '2019-01', end: null, isOngoing: true, isSingle: false }),
  )

  test('a date alone is no period', () => expect(findPeriod('May 2019')).toMatchObject({ isSingle: true }))
})

describe('a graduation that has not come', () => {
  test.each([
    ['2024 – 2027 (expected)', '2024', '2027'],
    ['Sep 2024 - expected Jun 2027', '2024-09', '2027-06'],
    ['Expected graduation: June 2027', null, '2027-06'],
    ['2024年4月 – 2027年3月 卒業見込み', '2024-04', '2027-03'],
    ['2024 – 2027（预计）', '2024', '2027'],
    ['sep 2024 – jun 2027 (previsto)', '2024-09', '2027-06'],
    ['2024 – 2027 (متوقع)', '2024', '2027'],
  ])('%s', (line, start, end) => {
    const period = findPeriod(line)
    expect(period).toMatchObject({ start, end, isOngoing: false, isSingle: false })
    // The word is of the date, and in no name.
    expect(period && withoutPeriod(`${line}  Lakeside University`, period)).toBe('Lakeside University')
  })

  test('a word of a name is none', () => {
    expect(findPeriod('2019 Expected Goodness Ltd')).toMatchObject({ start: '2019', isSingle: true })
  })
})
