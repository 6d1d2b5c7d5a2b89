/** Where a map shows a place: by coordinates, else by the address; null when neither is known. */
export const mapUrl = (place: {
  latitude: number | null
  longitude: number | null
  address: string | null
}): string | null => {
  if (place.latitude !== null && place.longitude !== null) {
    const spot = `${place.latitude}/${place.longitude}`
    return `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=16/${spot}`
  }
  return place.address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.address)}` : null
}
