import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, Inline, media, motion, radius, SkeletonBlock, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot } from '@jobspan/shared-kit/remote'
import { type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useListKeyboardNavigation } from './use-list-keyboard-navigation.ts'

const Pane = styled.aside`
  display: none;

  ${media.wide} {
    position: sticky;
    inset-block-start: 132px;
    display: block;
    block-size: calc(100dvh - 148px);
    padding-block: 16px 32px;
    padding-inline: 32px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
    transition: inset-block-start ${motion.place}, block-size ${motion.place};

    /* The header is out of sight while one scrolls down; its room goes to the job. */
    html:has(header[data-hidden]) & {
      inset-block-start: 68px;
      block-size: calc(100dvh - 84px);
    }
  }

  /* What cannot load leaves its room to the list. */
  @media (scripting: none) {
    display: none;
  }

  html[data-scripts='blocked'] & {
    display: none;
  }
`

/** The shape of what will stand here, while the slot's code and then the job are fetched: nothing moves in between. */
const Skeleton = () => (
  <div aria-hidden>
    <Stack gap={16}>
      <Stack gap={12}>
        <Inline justify="end">
          <SkeletonBlock width="8rem" height="26px" />
        </Inline>
        <Inline gap={16} wrap={false} align="start">
          <SkeletonBlock width="48px" height="48px" />
          <Stack gap={4} grow>
            <SkeletonBlock width="60%" height="34px" />
            <SkeletonText width="45%" />
          </Stack>
        </Inline>
        <SkeletonText size={18} width="40%" />
      </Stack>
      <SkeletonBlock height="68px" />
      <SkeletonBlock height="14rem" />
      <SkeletonText lines={6} />
    </Stack>
  </div>
)

export type PreviewPaneProps = {
  job: JobSummary | undefined
  /** The list beside which it stands. */
  listRef: RefObject<HTMLElement | null>
  onMove: (id: number) => void
}

/**
 * The job beside the list, filled by whichever remote offers it; it scrolls on its own and follows the keyboard without
 * holding it up.
 */
export const PreviewPane = ({ job, listRef, onMove }: PreviewPaneProps) => {
  const t = useTranslations('mf-search')
  const label = t('results.preview')
  const pane = useRef<HTMLElement>(null)
  const slug = job?.slug
  useListKeyboardNavigation(listRef, onMove)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is read from its top.
  useEffect(() => {
    // Braces: scrollTo gives a promise in newer browsers, which is no clean-up.
    pane.current?.scrollTo({ top: 0 })
  }, [slug])
  return (
    <Pane ref={pane} aria-label={label}>
      {slug ? <Slot name="search.preview" params={{ slug }} loading={<Skeleton />} label={label} /> : <Skeleton />}
    </Pane>
  )
}
