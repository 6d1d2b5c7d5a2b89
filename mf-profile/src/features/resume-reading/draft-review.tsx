import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { DraftSource, ResumeDraft } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { Button, color, Heading, Inline, media, Notice, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useState } from 'react'
import { css, styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { useLists } from '../../profile/use-profile-and-lists.ts'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { listsOf } from './draft-fields.ts'
import { DraftSectionList } from './draft-section-list.tsx'
import { takeableKeysOf } from './draft-selection.ts'
import type { ReadingSource } from './reading-api.ts'
import { SourceView } from './source-view.tsx'
import { useDraftReview } from './use-draft-review.ts'
import { type DraftWords, useDraftWords } from './use-draft-words.ts'

type View = 'draft' | 'file'

/** Below the bar, which stays in reach and so has no room for them on a phone. */
const Actions = styled.div`
  padding-block-start: ${space[8]};
`

/** Side by side where there is room; else one at a time, and a switch between them. */
const Columns = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${({ $narrow }) =>
    !$narrow &&
    css`
      ${media.wide} {
        grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
        gap: ${space[48]};
        align-items: start;
      }
    `}
`
const Column = styled.div<{ $shown: boolean; $narrow: boolean }>`
  min-inline-size: 0;
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};

  ${media.wide} {
    display: ${({ $shown, $narrow }) => ($shown || !$narrow ? 'block' : 'none')};
  }
`
const Original = styled(Column)`
  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
    max-block-size: calc(100vh - 112px);
    overflow-y: auto;
    overscroll-behavior: contain;
    /* To the line that is asked for; without motion where none is wanted. */
    scroll-behavior: smooth;
  }
`
const Switch = styled.div<{ $narrow: boolean }>`
  display: flex;
  gap: ${space[8]};

  ${media.wide} {
    display: ${({ $narrow }) => ($narrow ? 'flex' : 'none')};
  }
`
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${space[12]};
  border-block-start: 1px solid ${color.line};
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.paper};
`

type Props = {
  draft: ResumeDraft
  source: ReadingSource
  /** There is room for one column alone. */
  narrow: boolean
  actions: ReactNode
  /** What stands below. */
  foot?: ((pending: PendingDraft) => ReactNode) | undefined
}

/** What of a draft is new and not in the profile: whoever leaves it is asked. */
export type PendingDraft = {
  /** "2 jobs and 1 school": what is ticked, and what lacks something that it cannot be added without; empty where there is none. */
  text: string
  hasTicked: boolean
  /** Takes over what is ticked; whether all of it was taken. */
  add: () => Promise<boolean>
}

/** What was read of a resume, beside the file: ticked by the member, taken over into the profile, and taken back. */
export function DraftReview(props: Props) {
  const lists = useLists(listsOf(props.draft.sections))
  return (
    <QueryBoundary query={lists} skeleton={<RowsSkeleton rows={4} />}>
      {(known) => <Review {...props} lists={known} />}
    </QueryBoundary>
  )
}

function Review({
  draft,
  source,
  lists,
  narrow,
  actions,
  foot,
}: Props & { lists: NonNullable<ReturnType<typeof useLists>['data']> }) {
  const t = useTranslations('mf-profile')
  const review = useDraftReview(draft, source)
  const words = useDraftWords(lists)
  const [active, setActive] = useState<DraftSource>()
  const [view, setView] = useState<View>('draft')
  // All of it may be in the profile already: then there is nothing to press.
  const hasTakeable = draft.sections.some(({ key, items }) =>
    items.some((item) => takeableKeysOf(review.selection, key, item).length > 0),
  )
  const pending: PendingDraft = {
    text: words.count([...new Set([...review.ticked, ...review.incomplete])]),
    hasTicked: review.count > 0,
    add: async () => {
      const { items } = await review.takeOver.mutateAsync()
      return items.every((result) => result.is_taken)
    },
  }
  const showSource = (source: DraftSource) => {
    // Asked for again, it is brought into view again.
    setActive({ ...source })
    setView('file')
  }
  return (
    <Stack gap={24}>
      <Switch role="group" aria-label={t('reading.views')} $narrow={narrow}>
        {(['draft', 'file'] as const).map((each) => (
          <Button
            key={each}
            variant={view === each ? 'primary' : 'secondary'}
            size="small"
            pressed={view === each}
            onClick={() => setView(each)}
          >
            {t(`reading.view.${each}`)}
          </Button>
        ))}
      </Switch>
      <Columns $narrow={narrow}>
        <Column $shown={view === 'draft'} $narrow={narrow}>
          <Stack gap={32}>
            {draft.sections.map((section) => (
              <DraftSectionList
                key={section.key}
                section={section}
                review={review}
                words={words}
                onShowSource={showSource}
              />
            ))}
          </Stack>
          {(hasTakeable || review.takeOver.status !== 'idle') && <ReviewBar review={review} words={words} />}
          <Actions>{actions}</Actions>
        </Column>
        <Original
          $shown={view === 'file'}
          $narrow={narrow}
          tabIndex={0}
          role="region"
          aria-label={t('reading.view.file')}
        >
          <Stack gap={16}>
            <Heading level={2} size={18}>
              {t('reading.view.file')}
            </Heading>
            <SourceView draft={draft} source={source} active={active} />
          </Stack>
        </Original>
      </Columns>
      {foot?.(pending)}
    </Stack>
  )
}

/** Takes over what is ticked, and says what became of it; always in reach. */
function ReviewBar({ review, words }: { review: ReturnType<typeof useDraftReview>; words: DraftWords }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const toErrorMessage = useErrorMessage()
  const { takeOver, undo, undoError, count, ticked, doneIds, refusedCount } = review
  const error = takeOver.error ?? undoError
  return (
    <Bar>
      <Stack gap={12}>
        {error && (
          <Notice severity="error" live>
            {toErrorMessage(error)}
          </Notice>
        )}
        <div role="status">
          {(doneIds.length > 0 || refusedCount > 0) && (
            <Text size={15}>
              {t('reading.taken', { number: format.number(doneIds.length) })}
              {refusedCount > 0 && ` ${t('reading.refused', { number: format.number(refusedCount) })}`}
            </Text>
          )}
        </div>
        <Inline gap={8}>
          <Button size="large" disabled={count === 0} loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
            {count === 0 ? t('reading.takeNothing') : t('reading.take', { what: words.count(ticked) })}
          </Button>
          {undo && (
            <Button variant="quiet" loading={undo.isPending} onClick={undo.press}>
              {t('undo')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Bar>
  )
}
