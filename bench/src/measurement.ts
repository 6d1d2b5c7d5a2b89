/** What can be measured on its own, in the order in which it runs. */
export const suites = [
  'api-embedded',
  'api-postgres',
  'session',
  'messaging',
  'alerts',
  'member-lists',
  'ai',
  'resumes',
  'replicas',
  'pages',
  'bytes',
  'clicks',
  'identity',
  'federation',
] as const
export type Suite = (typeof suites)[number]

export type Unit = 'ms' | 's' | 'KB' | '' | '×' | '%'

/** One line of docs/measurements.md as a number: less is better everywhere. */
export type Target = { label: string; unit: Unit; goal: number | null; stretch: number | null }

export type Measurement = Target & {
  /** Null where nothing could be measured; `note` says why. */
  value: number | null
  note?: string
}

export type Verdict = 'stretch' | 'met' | 'missed' | 'not measured' | 'no target'

export const verdictOf = ({ value, goal, stretch }: Measurement): Verdict => {
  if (value === null || Number.isNaN(value)) return 'not measured'
  if (stretch !== null && value <= stretch) return 'stretch'
  if (goal === null) return 'no target'
  return value <= goal ? 'met' : 'missed'
}

/** As people read it: two significant digits past the point where they matter, none where they do not. */
export const formatValue = (value: number | null, unit: Unit): string => {
  if (value === null || Number.isNaN(value)) return '–'
  const digits = unit === 's' || unit === '×' ? 2 : value < 10 && !Number.isInteger(value) ? (value < 0.1 ? 3 : 1) : 0
  const number = value.toFixed(digits)
  return unit === '' || unit === '×' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`
}
