/** What can be measured on its own, in the order in which it runs. */
export const suites = [
  'api-embedded',
  'api-postgres',
  'session',
  'messaging',
  'alerts',
  'member-lists',
  'companies',
  'ai',
  'resumes',
  'replicas',
  'opensearch',
  'relevance',
  'pages',
  'bytes',
  'clicks',
  'identity',
  'federation',
] as const
export type Suite = (typeof suites)[number]

/** A score is from 0 to 1. */
export type Unit = 'ms' | 's' | 'KB' | 'MB' | '' | '×' | '%' | 'score'

/** One line of docs/measurements.md as a number. Less is better, unless it says otherwise. */
export type Target = {
  label: string
  unit: Unit
  goal: number | null
  stretch: number | null
  isMoreBetter?: boolean
}

export type Measurement = Target & {
  /** Null where nothing could be measured; `note` says why. */
  value: number | null
  note?: string
}

export type Verdict = 'stretch' | 'met' | 'missed' | 'not measured' | 'no target'

export const verdictOf = ({ value, goal, stretch, isMoreBetter = false }: Measurement): Verdict => {
  if (value === null || Number.isNaN(value)) return 'not measured'
  const reaches = (limit: number) => (isMoreBetter ? value >= limit : value <= limit)
  if (stretch !== null && reaches(stretch)) return 'stretch'
  if (goal === null) return 'no target'
  return reaches(goal) ? 'met' : 'missed'
}

/** As people read it: two significant digits past the point where they matter, none where they do not. */
export const formatValue = (value: number | null, unit: Unit): string => {
  if (value === null || Number.isNaN(value)) return '–'
  if (unit === 'score') return value.toFixed(3)
  const digits = unit === 's' || unit === '×' ? 2 : value < 10 && !Number.isInteger(value) ? (value < 0.1 ? 3 : 1) : 0
  const number = value.toFixed(digits)
  return unit === '' || unit === '×' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`
}
