import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { usageError } from '../cli-error.ts'

/** First segments that the shell's server answers itself. */
const taken = new Set([
  'api',
  'assets',
  'remotes',
  'dev',
  'live',
  'telemetry',
  'healthz',
  'livez',
  'place',
  ...languages.map(({ key }) => key),
])

/** Whether an address can be a page's at all. Whose it is, the registry knows. */
export const checkPagePath = (path: string): void => {
  const valid = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
  if (!valid || taken.has(path.split('/')[1] ?? ''))
    throw usageError(
      `${path} can be no page’s address.`,
      'Write it below the language, in small letters, digits and hyphens: such as --path /skill-paths.',
    )
}
