import type {
  Breadcrumb,
  ErrorGroup,
  ErrorSample,
  SymbolisedFrame,
} from '@jobspan/shared-kit/contracts/registry/errors'

/** As the console calls them: one that came back was opened by nobody. */
const statusOf = ({ state, state_at, state_by, is_new }: ErrorGroup): string => {
  if (state !== 'open') return state
  if (state_at !== null && state_by === null) return 'again'
  return is_new ? 'new' : 'known'
}

const titleOf = ({ name, message }: ErrorGroup): string => (message === '' ? name : `${name}: ${message}`)

/** Most frequent first; the rest as their number. */
const list = (names: readonly string[], maxShown: number): string =>
  [...names.slice(0, maxShown), ...(names.length > maxShown ? [`${names.length - maxShown} more`] : [])].join(', ')

/** Two lines of a group: what it is, and where and how often it was met. */
export const describeGroup = (group: ErrorGroup): string[] => {
  const { id, place, count, last_seen, releases, browsers } = group
  const facts = [
    place,
    `${count} in 30 days`,
    `last ${last_seen}`,
    list(
      releases.map(({ build }) => build),
      3,
    ),
    list(
      browsers.map(({ browser }) => browser),
      3,
    ),
  ]
  return [`${id}  ${statusOf(group)}  ${titleOf(group)}`, `    ${facts.filter((fact) => fact !== '').join(' · ')}`]
}

const describeFrame = ({ name, file, line, column, isSymbolised }: SymbolisedFrame): string =>
  `  at ${name ? `${name} ` : ''}${file}:${line}:${column}${isSymbolised ? '' : ' (no source map fits)'}`

const describeAction = (step: Breadcrumb): string => {
  if (step.kind === 'page') return `opened ${step.route}`
  if (step.kind === 'click') return `used a ${step.role}${step.name ? ` ${step.name}` : ''}`
  return `${step.method} ${step.path}: ${step.status === 0 ? 'no answer' : step.status}`
}

const describeStep = (step: Breadcrumb): string => `  ${step.ago} s before: ${describeAction(step)}`

const describeSample = ({ at, build, country, browser, page, frames, breadcrumbs }: ErrorSample): string[] => [
  '',
  [at, build, country, browser, page].filter((fact) => fact !== null).join(' · '),
  ...(frames.length > 0 ? frames.map(describeFrame) : ['  The error brought no place in the code.']),
  ...breadcrumbs.map(describeStep),
]

/** A group with its examples, the newest first. */
export const describeError = (group: ErrorGroup, samples: readonly ErrorSample[]): string[] => {
  const { first_seen, first_build, countries } = group
  return [
    ...describeGroup(group),
    `    first ${first_seen} in ${first_build} · ${list(
      countries.map(({ country, count }) => `${country} ${count}`),
      8,
    )}`,
    ...samples.flatMap(describeSample),
  ]
}
