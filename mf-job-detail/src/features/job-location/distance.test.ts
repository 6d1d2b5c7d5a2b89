import { describe, expect, it } from '@jest/globals'
import { mapUrl } from '../../job/map-url.ts'
import { calculateDistanceMeters } from './distance.ts'

const singapore = { latitude: 1.2903, longitude: 103.852 }
const johor = { latitude: 1.4927, longitude: 103.7414 }

describe('distanceBetween', () => {
  it('measures metres as the crow flies', () => {
    expect(calculateDistanceMeters(singapore, johor) / 1000).toBeCloseTo(25.65, 1)
    expect(calculateDistanceMeters(singapore, singapore)).toBe(0)
  })
})

describe('mapUrl', () => {
  it('points at coordinates, else searches the address, else is nothing', () => {
    expect(mapUrl({ latitude: 1.5, longitude: 103.5, address: 'x' })).toContain('mlat=1.5&mlon=103.5')
    expect(mapUrl({ latitude: null, longitude: null, address: '1 Raffles Place & Co' })).toBe(
      'https://www.openstreetmap.org/search?query=1%20Raffles%20Place%20%26%20Co',
    )
    expect(mapUrl({ latitude: null, longitude: null, address: null })).toBeNull()
  })
})
