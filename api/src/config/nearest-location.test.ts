import { expect, test } from '@jest/globals'
import { locations } from './locations.ts'
import { findNearestLocation } from './nearest-location.ts'

test.each([
  ['beside a place', 0.01, 0.01],
  ['in the middle of one', 0, 0],
])('the nearest known place is found %s', (_, north, east) => {
  for (const { id, latitude, longitude } of locations.filter((_, index) => index % 17 === 0)) {
    const found = findNearestLocation({ latitude: latitude + north, longitude: longitude + east })
    expect(found?.distanceKm).toBeLessThan(3)
    if (north === 0 && found?.distanceKm !== 0) expect(found?.location.id).toBe(id)
  }
})

test('none is near the middle of an ocean, or a pole', () => {
  expect(findNearestLocation({ latitude: -40, longitude: -120 })).toBeNull()
  expect(findNearestLocation({ latitude: 90, longitude: 0 })).toBeNull()
})

test('the date line parts no neighbours', () => {
  const [place] = locations
  if (!place) throw new Error('there are no places')
  const around = { latitude: place.latitude, longitude: place.longitude - 360 }
  expect(findNearestLocation(around)?.distanceKm).toBeLessThan(1)
})
