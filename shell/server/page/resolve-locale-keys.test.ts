import { describe, expect, it } from '@jest/globals'
import {
  hostForCountry,
  negotiateLanguage,
  readGeoConfiguration,
  resolveLocaleKeys,
  toLocale,
} from './resolve-locale-keys.ts'

const defaults = { country: 'sg', language: 'en-us' } as const
const request = {
  host: 'localhost:3000',
  geoConfiguration: undefined,
  acceptLanguage: undefined,
  pathLanguage: undefined,
  defaults,
}

describe('the visitor’s place', () => {
  it.each([
    ['ar', 'ar'],
    ['en-GB,en;q=0.9', 'en-us'],
    ['zh-HK, zh;q=0.8', 'zh-tw'],
    ['zh-Hant-MO', 'zh-tw'],
    ['zh-SG', 'zh-cn'],
    ['pt-PT;q=0.5, es-MX;q=0.9', 'es-es'],
    ['de-DE, ja;q=0.3', 'ja'],
    ['*', undefined],
    ['de', undefined],
    ['ja;q=0', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })

  it('takes the country from the host, then the cookie, then the default', () => {
    const cookie = 'jp_ja'
    expect(resolveLocaleKeys({ ...request, host: 'my.localhost:3000', geoConfiguration: cookie }).country).toBe('my')
    expect(resolveLocaleKeys({ ...request, geoConfiguration: cookie }).country).toBe('jp')
    expect(resolveLocaleKeys(request).country).toBe('sg')
    expect(resolveLocaleKeys({ ...request, host: '127.0.0.1' }).country).toBe('sg')
  })

  it('takes the language from the path before everything else', () => {
    expect(
      resolveLocaleKeys({ ...request, pathLanguage: 'tr', geoConfiguration: 'jp_ja', acceptLanguage: 'ar' }).language,
    ).toBe('tr')
    expect(resolveLocaleKeys({ ...request, geoConfiguration: 'jp_ja', acceptLanguage: 'ar' }).language).toBe('ja')
    expect(resolveLocaleKeys({ ...request, acceptLanguage: 'ar' }).language).toBe('ar')
  })

  it('ignores a cookie that says nothing known', () => {
    expect(readGeoConfiguration('xx_yy')).toEqual({ country: undefined, language: undefined })
    expect(readGeoConfiguration('<script>')).toEqual({ country: undefined, language: undefined })
  })

  it('changes the country of a host that has one', () => {
    expect(hostForCountry('sg.localhost:3000', 'jp')).toBe('jp.localhost:3000')
    expect(hostForCountry('localhost:3000', 'jp')).toBe('localhost:3000')
  })

  it('names languages as Intl does', () => {
    expect(toLocale({ country: 'tw', language: 'zh-tw' }).intl).toBe('zh-Hant-TW')
    expect(toLocale({ country: 'sa', language: 'ar' })).toMatchObject({
      intl: 'ar-SA',
      direction: 'rtl',
      currency: 'SAR',
    })
    expect(() => new Intl.Locale(toLocale({ country: 'others', language: 'en-us' }).intl)).not.toThrow()
  })
})
