import { type Location, locations } from './locations.ts'

const earthRadiusKm = 6371
const maxKm = 100
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the surface of a sphere (haversine formula). */
export const distanceKm = (one: Position, other: Position): number => {
  const latitudeDifference = toRadians(other.latitude - one.latitude)
  const longitudeDifference = toRadians(other.longitude - one.longitude)
  const haversine =
    Math.sin(latitudeDifference / 2) ** 2 +
    Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * Math.sin(longitudeDifference / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

type Position = { latitude: number; longitude: number }

/** The known place nearest to a position, up to 100 km away; null where there is none. */
export const findNearestLocation = (position: Position): { location: Location; distanceKm: number } | null => {
  let nearest: { location: Location; distanceKm: number } | null = null
  for (const location of locations) {
    const distance = distanceKm(position, location)
    if (distance <= (nearest?.distanceKm ?? maxKm)) nearest = { location, distanceKm: distance }
  }
  return nearest
}
