import endingsByManner from './company-endings.json' with { type: 'json' }

/** Kinds of business, coarser than industries: they decide how a company is called and whom it hires. */
export const sectors = [
  'tech',
  'finance',
  'crypto',
  'commerce',
  'food',
  'hotel',
  'health',
  'education',
  'industry',
  'build',
  'logistics',
  'media',
  'services',
] as const
export type Sector = (typeof sectors)[number]

/** The sector of each industry, in the order of the industries' ids, from 1. */
const sectorOfIndustry: readonly Sector[] = [
  ...(['tech', 'tech', 'finance', 'finance', 'crypto', 'commerce', 'commerce', 'food', 'hotel'] as const),
  ...(['health', 'health', 'education', 'industry', 'industry', 'industry', 'industry', 'build'] as const),
  ...(['logistics', 'media', 'tech', 'media', 'services', 'services', 'services', 'food'] as const),
  ...(['services', 'services'] as const),
]

export const sectorOf = (industryId: number): Sector => sectorOfIndustry[industryId - 1] ?? 'services'

/** How companies are called where people do business in that manner; {s} is the invented part. */
export const endings: Record<Manner, Record<Sector, readonly string[]>> = endingsByManner
export type Manner = keyof typeof endingsByManner
