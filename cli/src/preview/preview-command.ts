import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { closePreview, openPreview, previewRequest } from '@jobspan/shared-kit/contracts/registry/previews'
import type { Command } from 'commander'
import { z } from 'zod/mini'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import { requireAccess } from '../client/require-access.ts'
import { buildPackage } from '../release/build-package.ts'
import { publishBuild } from '../release/publish-build.ts'
import { rejectFaultyBuild } from '../release/read-build-contents.ts'
import type { Report } from '../terminal.ts'
import { resolveRemote, workspaceRoot } from '../workspace.ts'

type Options = { close?: boolean; country: string; root: string }

const parseRequest = (text: string): string => {
  if (z.safeParse(previewRequest, text).success) return text
  throw usageError(
    `${text} names no request.`,
    'Use small letters and digits, 24 at most: the number of the pull request, such as `jobspan preview 12`.',
  )
}

const parseCountry = (text: string): CountryKey => {
  const parsed = z.safeParse(countryKey, text)
  if (parsed.success) return parsed.data
  throw usageError(`--country: ${text} is no country of the site.`, 'Name one by its key, such as sg.')
}

const close = async (cli: Cli, remote: string, request: string): Promise<Report> => {
  const { removed } = await cli.client().call(closePreview, { params: { remote, request } })
  const lines =
    removed.length === 0
      ? [`${remote} has no preview of ${request}.`]
      : [`The preview of ${request} is closed: ${removed.join(', ')}. Pages that are open follow within a minute.`]
  return { lines, json: { remote, request, removed } }
}

const open = async (cli: Cli, remote: string, request: string, { country, root }: Options): Promise<Report> => {
  const shownIn = parseCountry(country)
  const client = cli.client()
  await requireAccess(client)
  const dist = await buildPackage(remote, root, cli.terminal, { preview: request })
  await rejectFaultyBuild(client, remote, dist)
  const { release } = await publishBuild(client, dist)
  const { build } = release
  const opened = await client.call(openPreview, { params: { remote }, body: { build, countries: [shownIn] } })
  const [link] = opened.links
  return {
    lines: [
      `${remote} as request ${request} has it (${build}), for whoever opens this link and for nobody else:`,
      link?.href ?? '',
      `It ends with \`jobspan preview ${request} --close\`, or on ${opened.expires_at.slice(0, 10)}. It cannot be promoted.`,
    ],
    json: { remote, request, build, expires_at: opened.expires_at, links: opened.links },
  }
}

/** `jobspan preview`. */
export const addPreviewCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'preview <request> [remote]')
    .description('publish a build of a pull request that only its link shows, and that nobody can promote')
    .option('--close', 'end the preview of this request')
    .option('--country <country>', 'where the link shows it', 'sg')
    .option('--root <folder>', 'workspace to build it in', workspaceRoot)
    .action(
      cli.toAction(async (text: string, named: string | undefined, options: Options) => {
        const request = parseRequest(text)
        const remote = resolveRemote(named, options.root, cli.terminal.cwd)
        return options.close ? close(cli, remote, request) : open(cli, remote, request, options)
      }),
    )
}
