/** A timestamp as PostgreSQL prints it in JSON, in the format of the contracts (ISO 8601, UTC). */
export const toIsoTimestamp = (text: string): string => new Date(text).toISOString()
