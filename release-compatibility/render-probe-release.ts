import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '../shared-kit/src/contracts/remotes/releases.ts'
import { loadFrame } from '../shell/server/assets/shell-build.ts'
import { createRemoteLoader } from '../shell/server/releases/remote-loader.ts'
import { root } from './last-release.ts'

const locale = { language: 'en-us', country: 'sg', direction: 'ltr', intl: 'en-US', currency: 'SGD' } as const

/** Renders the page and the slots of a remote's server build (`node` in `folder`) in this workspace's built shell. */
const renderProbe = async (folder: string, { name, global }: Pick<Release, 'name' | 'global'>): Promise<string> => {
  const frame = loadFrame(join(root, 'shell/dist'))
  const host = createRemoteLoader({
    sharedKit: frame.sharedKit,
    folder: () => folder,
    getVerifiedPath: async (_, file) => join(folder, file),
    isDamaged: () => false,
  })
  const definition = await host.load({ name, global, files: {} } as Release)
  const texts = await frame.createTexts(locale.language)
  frame.addTexts(texts, name, await definition.texts(locale.language))
  const [page] = definition.pages
  if (!page) throw new Error(`${name} has no page`)
  const site = {
    brand: 'Jobspan',
    origin: 'http://localhost',
    helpEmail: 'help@jobspan.test',
    year: 2026,
    development: false,
    hasEmployerSite: false,
    isEmailNoticeDismissed: false,
  }
  const drawn = frame.createFrame({
    locale,
    site,
    session: { kind: 'guest' },
    texts,
    href: `/${locale.language}${page.path}`,
    nonce: 'probe',
    api: { origin: 'http://localhost:9', headers: () => ({}) },
    remotes: [],
  })
  const prepared = await drawn.page({ definition, module: await page.load(), params: {}, deadline: 5000 })
  if (prepared.settled.step !== 'ready') throw new Error(`the page of ${name} is ${prepared.settled.step}`)
  return `${prepared.settled.head.title}\n${prepared.render().html}`
}

/** Unpacks a frozen release and renders it. */
export const renderProbeRelease = async (
  archive: string,
  release: Pick<Release, 'name' | 'global'>,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'probe-'))
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    return await renderProbe(folder, release)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
