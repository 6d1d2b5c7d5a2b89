import { describe, expect, it } from '@jest/globals'
import { monogramOf } from './monogram.ts'

describe('monogramOf', () => {
  it.each([
    ['Straits Trading Pte Ltd', 'ST'],
    ['株式会社みなと商事', 'み'],
    ['شركة الخليج للتجارة', 'ش'],
    ['PT Nusantara Digital Tbk', 'ND'],
    ['الراجحي', 'ر'],
    ['grab', 'G'],
    ['7-Eleven', '7'],
    ['The Ltd', 'TL'],
    ['Öz Yapı A.Ş.', 'ÖY'],
    ['  ', '?'],
    ['🚀 Rocket', 'R'],
  ])('of %s is %s', (name, letters) => {
    expect(monogramOf(name)).toBe(letters)
  })
})
