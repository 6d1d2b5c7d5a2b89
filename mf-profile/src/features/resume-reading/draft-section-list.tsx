import type { DraftSource, draftSection } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import {
  Checkbox,
  color,
  Heading,
  Inline,
  radius,
  Stack,
  space,
  Text,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod/mini'
import { isNewRecord, isShortSection } from './draft-fields.ts'
import { DraftItemCard } from './draft-item-card.tsx'
import { selectionOf, takeableKeysOf } from './draft-selection.ts'
import type { DraftReviewState } from './use-draft-review.ts'
import type { DraftWords } from './use-draft-words.ts'

const Box = styled.div`
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
`

/** A part of a draft under its heading: everything in it can be ticked at once. */
export function DraftSectionList({
  section: { key, items, remaining },
  review,
  words,
  onShowSource,
}: {
  section: z.infer<typeof draftSection>
  review: DraftReviewState
  words: DraftWords
  onShowSource: (source: DraftSource) => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const id = useId()
  const { selection, isDone } = review
  const open = items.filter((item) => !isDone(item.id))
  const takeable = open.flatMap((item) => takeableKeysOf(selection, key, item))
  const ticked = open.flatMap((item) => selectionOf(selection, item).ticked)
  const newCount = open.filter(
    (item) => isNewRecord(key, item) && selectionOf(selection, item).ticked.length > 0,
  ).length
  const isOver = remaining !== null && newCount > remaining
  const cards = isShortSection(key) ? [items] : items.map((item) => [item])
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Inline gap={16} justify="between">
          <Heading level={2} size={22} id={id}>
            {words.sectionName(key)}
          </Heading>
          {takeable.length > 1 && (
            <Checkbox
              label={
                <>
                  {t('reading.selectAll')}
                  <VisuallyHidden> {words.sectionName(key)}</VisuallyHidden>
                </>
              }
              checked={ticked.length === takeable.length}
              indeterminate={ticked.length > 0 && ticked.length < takeable.length}
              onChange={({ currentTarget }) => review.tickItems(key, open, currentTarget.checked)}
            />
          )}
        </Inline>
        {!isOver && newCount === remaining && newCount < open.filter((item) => isNewRecord(key, item)).length && (
          <Text size={15} tone="soft">
            {t('reading.roomFor', { number: format.number(remaining) })}
          </Text>
        )}
        {isOver && (
          <Text size={15} tone="danger">
            {t('reading.room', { number: format.number(remaining) })}
          </Text>
        )}
        {cards.map((each) => (
          <Box key={each[0]?.id}>
            {each.map((item) => (
              <DraftItemCard
                key={item.id}
                section={key}
                item={item}
                review={review}
                words={words}
                onShowSource={onShowSource}
              />
            ))}
          </Box>
        ))}
      </Stack>
    </section>
  )
}
