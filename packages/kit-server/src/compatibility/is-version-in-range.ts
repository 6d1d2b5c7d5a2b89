import { satisfies } from 'semver'

/** Whether a version is of a range (node-semver): `19.3.1` of `^19.3.0`. */
export const isVersionInRange = (version: string, range: string): boolean => satisfies(version, range)
