type Place = { address: string; latitude: number | null; longitude: number | null }

/** A map of where an interview takes place: by coordinates, else by the address. */
export const mapUrl = ({ address, latitude, longitude }: Place): string =>
  latitude !== null && longitude !== null
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
