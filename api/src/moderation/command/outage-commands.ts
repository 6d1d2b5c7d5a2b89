import type { Outage } from '@jobspan/shared-kit/contracts/config/config'
import { endOutage, listOutages, startOutage } from '@jobspan/shared-kit/contracts/moderation/outages'
import {
  type CountryKey,
  countries,
  findLanguage,
  type LanguageKey,
} from '@jobspan/shared-kit/contracts/platform/locales'
import type { Command } from 'commander'
import { type Cli, reason, yes } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { table } from './terminal.ts'

const keys = countries.map(({ key }) => key)

const parseCountries = (text: string): CountryKey[] => {
  if (text === 'all') return [...keys]
  const given = [...new Set(text.split(','))]
  const unknown = given.filter((key) => !keys.some((each) => each === key))
  if (unknown.length > 0)
    throw new OpsError(`Not a country of the site: ${unknown.join(', ')}.`, `Choose from ${keys.join(',')}, or all.`, 2)
  return given as CountryKey[]
}

/** `30m`, `2h`, or a moment with its offset (RFC 3339). */
const parseEnd = (text: string): string => {
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? []
  if (count !== undefined)
    return new Date(Date.now() + Number(count) * (unit === 'h' ? 3_600_000 : 60_000)).toISOString()
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  throw new OpsError(`${text} is no end.`, 'Write 30m, 2h, or a moment with its offset: 2026-12-01T06:00+08:00.', 2)
}

type Texts = Partial<Record<LanguageKey, string>>

const collectText = (given: string, before: Texts = {}): Texts => {
  const [, language = '', text = ''] = /^([a-z-]+)=(.+)$/s.exec(given) ?? []
  const known = findLanguage(language)
  if (!known)
    throw new OpsError(`${given} is no text of a language of the site.`, 'Write --text en-us="Back at six".', 2)
  return { ...before, [known.key]: text }
}

const describe = (outages: readonly Outage[]): string[] =>
  outages.length === 0
    ? ['the site is open everywhere']
    : table([
        ['country', 'closed until', 'texts'],
        ...outages.map(({ country, ends_at, texts }) => [
          country,
          ends_at,
          Object.keys(texts).join(', ') || 'the usual one',
        ]),
      ])

export const addOutageCommands = (program: Command, cli: Cli): void => {
  const outage = program.command('outage').description('close the site of countries, and open it again')
  cli.command(outage, 'list', 'countries whose site is closed now').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listOutages, {})
      return { lines: describe(json.items), json }
    }),
  )
  cli
    .command(outage, 'start', 'close the site of countries until a moment, at which it opens by itself')
    .requiredOption('--countries <keys>', 'such as sg,my, or all')
    .requiredOption('--until <end>', '30m, 2h, or a moment with its offset')
    .option(
      '--text <language=text>',
      'what visitors read in that language in place of the usual text; repeat it',
      collectText,
    )
    .requiredOption(...reason)
    .option(...yes)
    .action(
      cli.toAction(
        async (options: { countries: string; until: string; text?: Texts; reason: string; yes?: boolean }) => {
          const closed = parseCountries(options.countries)
          const ends_at = parseEnd(options.until)
          await cli.confirm(`Closes the site of ${closed.join(', ')} until ${ends_at}.`, options)
          const body = { countries: closed, ends_at, texts: options.text ?? {}, reason: options.reason }
          const json = await cli.client().call(startOutage, { body })
          return { lines: describe(json.items), json }
        },
      ),
    )
  cli
    .command(outage, 'end', 'open the site of countries again')
    .requiredOption('--countries <keys>', 'such as sg,my, or all')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (options: { countries: string; reason: string }) => {
        const body = { countries: parseCountries(options.countries), reason: options.reason }
        const json = await cli.client().call(endOutage, { body })
        return { lines: describe(json.items), json }
      }),
    )
}
