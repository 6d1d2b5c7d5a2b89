import type { ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'

/** The fields of work in the order of the main functions' ids, from 1. */
export const functionKeys = [
  'it',
  'finance',
  'sales',
  'marketing',
  'service',
  'engineering',
  'manufacturing',
  'health',
  'education',
  'hospitality',
  'retail',
  'logistics',
  'construction',
  'hr',
  'admin',
  'legal',
  'design',
  'science',
  'security',
  'web3',
] as const
export type FunctionKey = (typeof functionKeys)[number]

/** What an advertisement in one language is put together from. Placeholders stand in braces. */
export type LanguageTexts = {
  /** With {company}, {title} and {city}. */
  openings: string[]
  /** Some with {n}, the number of people. */
  team: string[]
  process: string[]
  /** One for each experience level, in the order of their ids. */
  experience: string[]
  /** With {a} and {b}, two skills. */
  skills: string[]
  /** With {company}, {city}, {industry} and {year}. */
  overviews: string[]
  overviewEndings: string[]
  /** Of a company's own: how people work there, and what the days are like. */
  cultureTexts: string[]
  lifeTexts: string[]
  recruiterTitles: string[]
  questions: Omit<ScreeningQuestion, 'id'>[]
  functions: Record<FunctionKey, { intros: string[]; duties: string[]; needs: string[] }>
}
