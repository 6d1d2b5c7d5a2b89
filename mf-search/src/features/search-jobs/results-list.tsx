import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { motion, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { JobCard } from '../../job-card/job-card.tsx'
import { JobCardSkeleton } from '../../job-card/job-card-skeleton.tsx'

const List = styled.ol<{ $stale: boolean }>`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.feedback};
`

type Props = {
  jobs: readonly JobSummary[]
  /** Older results that stay in sight until the new ones come. */
  stale: boolean
  selectedId: number | undefined
  seen: ReadonlySet<number>
  /** The control at a card's end corner. */
  control: (job: JobSummary) => ReactNode
  /** Called on a press with the pointer; return true to show the job here instead of opening its page. */
  onPress: (job: JobSummary) => boolean
  listRef: Ref<HTMLOListElement>
}

/** Where the card is pressed with a modifier, or by Enter (a click without pointer), its page opens as any link does. */
const isPlainPress = (event: MouseEvent) =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export const ResultsList = ({ jobs, stale, selectedId, seen, control, onPress, listRef }: Props) => {
  const t = useText('mf-search')
  return (
    <List ref={listRef} $stale={stale} aria-busy={stale} aria-label={t('results.label')}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            level={2}
            control={control(job)}
            selected={job.id === selectedId}
            seen={seen.has(job.id)}
            onOpen={(event) => {
              if (isPlainPress(event) && onPress(job)) event.preventDefault()
            }}
          />
        </li>
      ))}
    </List>
  )
}

/** As many cards as fill the first screen. */
export const ResultsSkeleton = () => (
  <SkeletonRegion>
    <List as="div" $stale={false}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <JobCardSkeleton key={place} />
      ))}
    </List>
  </SkeletonRegion>
)
