import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Head } from '@jobspan/shared-kit/remote'
import { sleep } from '@jobspan/shared-kit/timing'
import type { BootData } from '../../src/boot-data.ts'
import type { ListedContribution } from '../../src/federation/list-contributions.ts'
import type { Frame } from '../../src/frame-server.tsx'
import type { ShellBuild } from '../assets/shell-build.ts'
import type { Visit } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import { getBannersId } from './build-boot-data.ts'
import type { PageContent } from './page-content.ts'
import { renderBottom, renderHead, renderTop } from './render-document.ts'
import { renderIntegrityListener } from './render-integrity-listener.ts'

/** Languages whose headings the display face has no letters for. */
const withoutDisplayFace = new Set<LanguageKey>(['ar', 'ja', 'zh-cn', 'zh-tw'])

/** The name on the picture for shared links; a site of another name has none. */
const cardBrand = 'Jobspan'

/** Milliseconds that the document waits for the page's markup, to be sent and painted whole. */
const maxRenderWaitMs = 60

type Input = {
  site: Pick<ShellContext, 'env' | 'frame' | 'build'>
  frame: Frame
  content: PageContent
  /** Path below the language, without query. */
  path: string
  /** Address with its query, as it was asked for. */
  href: string
  badges: Visit['badges']
  build: ShellBuild
  /** Markup that asks for the scripts. */
  scripts: string
  /** The same for what contributes to the page's slots, which comes after all that the page needs. */
  contributionPreloads(contributions: readonly ListedContribution[]): string
  nonce: string
  installLinks: string
  /** What is known before the page is rendered. */
  boot: Omit<BootData, 'page' | 'queries' | 'formats' | 'bannersId'>
}

/**
 * The parts of a document in order. Where the page takes its time, head and header leave while it waits for the data that its head
 * tells nothing of, and with them the scripts: the connection is free. Else all of it goes at once and is painted at once, and scripts are asked for
 * then.
 */
export async function* streamDocument(input: Input) {
  const { frame, content, build, scripts, nonce, badges, boot } = input
  const { env, frame: frameModule } = input.site
  const { locale } = boot
  const rendering = content.render()
  const isLate = (await Promise.race([rendering, sleep(maxRenderWaitMs)])) === undefined
  yield renderHead({
    locale,
    brand: env.BRAND_NAME,
    origin: env.PUBLIC_ORIGIN,
    path: input.path,
    head: { ...content.head, status: content.status as Head['status'] },
    nonce,
    globalCss: frameModule.siteCss,
    installLinks: input.installLinks,
    // What is developed has no hashes.
    listener:
      env.NODE_ENV === 'development'
        ? ''
        : renderIntegrityListener({ nonce, country: locale.country, build: input.site.build.build }),
    shareCard: env.BRAND_NAME === cardBrand ? frameModule.shareCardUrl : undefined,
    paintWhole: !isLate,
  }) +
    renderTop({
      skipText: frame.skipText,
      font: withoutDisplayFace.has(locale.language) ? null : frameModule.fontUrl,
      badges: badges.length > 0 ? frame.badges(badges, input.href) : undefined,
      header: frame.header(),
    })
  if (isLate) yield scripts
  const { root, state, contributions = [], queries = frame.state() } = await rendering
  const footer = frame.footer()
  const isWhole = state.state === 'skeleton'
  yield renderBottom({
    page: root,
    unfinished: isWhole || hasSkeletons(root.html) ? { root: frame.unfinished(isWhole), isWhole } : undefined,
    footer,
    preloads: (isLate ? '' : scripts) + input.contributionPreloads(contributions),
    boot: {
      ...boot,
      page: state,
      queries,
      formats: frame.formats,
      bannersId: getBannersId(badges),
    },
    main: build.main.map((file) => ({ href: `/assets/${file}`, integrity: build.integrity[file] ?? null })),
    nonce,
  })
}

/** Whether a page was rendered with parts whose data is still to come (`SkeletonRegion` of the kit). */
const hasSkeletons = (html: string) => html.includes('<div aria-busy="true"')
