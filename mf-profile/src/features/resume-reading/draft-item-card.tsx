import type { DraftItem, DraftSource } from '@jobspan/shared-kit/contracts/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/resume-reading-constants'
import { Button, Checkbox, color, Icon, Inline, Notice, radius, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { DraftFieldRow } from './draft-field-row.tsx'
import { isNewRecord, isRecordSection, shownFieldsOf } from './draft-fields.ts'
import { getValue, isTakeable, isTicked, missingFieldsOf, selectionOf, takeableKeysOf } from './draft-selection.ts'
import type { DraftReviewState } from './use-draft-review.ts'
import type { DraftWords } from './use-draft-words.ts'

const Box = styled.div`
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`
const Fields = styled.div`
  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
`
const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  color: ${color.success};
`

/** One record of a draft, or all of basic info: ticked as a whole or field by field, and what became of it. */
export function DraftItemCard({
  section,
  item,
  review,
  words,
  onShowSource,
}: {
  section: DraftSectionKey
  item: DraftItem
  review: DraftReviewState
  words: DraftWords
  onShowSource: (source: DraftSource) => void
}) {
  const t = useTranslations('mf-profile')
  const titleId = useId()
  const { selection, taken, isDone, undo } = review
  const title = words.title(section, item, selection)
  const result = taken[item.id]?.result
  if (item.state === 'same') return <SameItem title={title} />
  if (isDone(item.id))
    return (
      <Box>
        <Inline justify="between" gap={8}>
          <Done>
            <Icon glyph={Check} size={18} />
            <Text as="span" id={titleId} tone="inherit">
              {t(isNewRecord(section, item) ? 'reading.added' : 'reading.updated', {
                name: title || words.sectionName(section),
              })}
            </Text>
          </Done>
          <Button
            variant="quiet"
            size="small"
            describedBy={titleId}
            loading={undo.isPending}
            onClick={() => undo.mutate([item.id])}
          >
            {t('undo')}
          </Button>
        </Inline>
      </Box>
    )
  const takeable = takeableKeysOf(selection, section, item)
  const fields = shownFieldsOf(section, item)
  // What differs says nothing to a reader, such as the entry of our list that a skill's name stands for: the card was empty.
  if (fields.length === 0) return <SameItem title={title} />
  const missing = missingFieldsOf(selection, section, item).map(({ key }) => key)
  const { ticked } = selectionOf(selection, item)
  return (
    <Box>
      {isRecordSection(section) && fields.length > 1 && (
        <Checkbox
          label={
            <Text as="span" weight="semibold">
              <bdi>{title || t('reading.unnamed')}</bdi>
            </Text>
          }
          detail={
            missing.length > 0
              ? t('reading.incomplete')
              : t(isNewRecord(section, item) ? 'reading.isNew' : 'reading.differs')
          }
          checked={ticked.length > 0 && ticked.length === takeable.length}
          indeterminate={ticked.length > 0 && ticked.length < takeable.length}
          disabled={takeable.length === 0}
          onChange={({ currentTarget }) => review.tickItems(section, [item], currentTarget.checked)}
        />
      )}
      {result && !result.is_taken && (
        <Notice severity="error" live>
          {result.message ?? t('form.invalid')}
        </Notice>
      )}
      <Fields>
        {fields.map((field) => (
          <DraftFieldRow
            key={field.key}
            section={section}
            field={field}
            value={getValue(selection, item, field)}
            words={words}
            isTicked={isTicked(selection, item, field.key)}
            isTakeable={isTakeable(selection, item, field) && missing.length === 0}
            isMissing={missing.includes(field.key)}
            refusal={result?.errors[field.key] && words.refusal(result.errors[field.key])}
            onTick={() => review.tickField(section, item, field.key)}
            onCorrect={(value) => review.correct(section, item, field, value)}
            onShowSource={onShowSource}
          />
        ))}
      </Fields>
    </Box>
  )
}

function SameItem({ title }: { title: string }) {
  const t = useTranslations('mf-profile')
  return (
    <Text size={15} tone="soft">
      {title === '' ? t('reading.sameAll') : t('reading.same', { name: title })}
    </Text>
  )
}
