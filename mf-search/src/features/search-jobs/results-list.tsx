import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, motion, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type MouseEvent, memo, type ReactNode, type Ref, Suspense } from 'react'
import { styled } from 'styled-components'
import { JobRow } from '../../job-card/job-row.tsx'
import { JobRowSkeleton } from '../../job-card/job-row-skeleton.tsx'

const List = styled.ol<{ $stale: boolean }>`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.feedback};
`

type RowProps = {
  /** The control at a card's end corner. Keep the function, as `onPress`, so that rows need not be rendered anew. */
  control: (job: JobSummary) => ReactNode
  /** Called on a press with the pointer; return true to show the job here instead of opening its page. */
  onPress: (job: JobSummary) => boolean
}

type Props = RowProps & {
  jobs: readonly JobSummary[]
  /** Older results that stay in sight until the new ones come. */
  stale: boolean
  selectedId: number | undefined
  seen: ReadonlySet<number>
  listRef: Ref<HTMLOListElement>
}

/** Where the card is pressed with a modifier, or by Enter (a click without pointer), its page opens as any link does. */
const isPlainPress = (event: MouseEvent) =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Cards below the first screen are laid out once they come near it. The margin leaves room for their focus ring. */
const Place = styled.li`
  &:nth-child(n + 5) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 108px;
    overflow-clip-margin: 6px;
  }
`

/** Said once, before the first job that lacks something of the query. */
const Less = styled.p`
  padding-block: 16px 6px;
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
`

const Row = memo(
  ({
    job,
    less,
    selected,
    seen,
    control,
    onPress,
  }: RowProps & { job: JobSummary; less: string | undefined; selected: boolean; seen: boolean }) => (
    <Place>
      {less !== undefined && <Less>{less}</Less>}
      <Suspense>
        <JobRow
          job={job}
          control={control(job)}
          selected={selected}
          seen={seen}
          onOpen={(event) => {
            if (isPlainPress(event) && onPress(job)) event.preventDefault()
          }}
        />
      </Suspense>
    </Place>
  ),
)

const lacks = ({ missing_words: missing }: JobSummary) => (missing?.length ?? 0) > 0

/** Where jobs that lack something begin, behind all that lack nothing; -1 where no such line can be drawn. */
const firstLess = (jobs: readonly JobSummary[]) => {
  const first = jobs.findIndex(lacks)
  return first > 0 && jobs.slice(first).every(lacks) ? first : -1
}

/**
 * Each card is hydrated in a turn of its own, and rows are kept while only the page around them changes: an update that
 * reaches cards which are not hydrated yet would hydrate them all at once.
 */
export const ResultsList = ({ jobs, stale, selectedId, seen, control, onPress, listRef }: Props) => {
  const t = useTranslations('mf-search')
  const less = firstLess(jobs)
  return (
    <List ref={listRef} $stale={stale} aria-busy={stale} aria-label={t('results.label')}>
      {jobs.map((job, index) => (
        <Row
          key={job.id}
          job={job}
          less={index === less ? t('near.title') : undefined}
          selected={job.id === selectedId}
          seen={seen.has(job.id)}
          control={control}
          onPress={onPress}
        />
      ))}
    </List>
  )
}

/** As many cards as fill the first screen. */
export const ResultsSkeleton = () => (
  <SkeletonRegion>
    <List as="div" $stale={false}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <JobRowSkeleton key={place} />
      ))}
    </List>
  </SkeletonRegion>
)
