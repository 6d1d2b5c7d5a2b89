import type { DraftItem, DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { type DraftSectionKey, isRecordSection } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { Badge, Button, Checkbox, color, Icon, Inline, Notice, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { DraftFieldRow } from './draft-field-row.tsx'
import { isNewRecord, isUnsure, shownFieldsOf } from './draft-fields.ts'
import { getValue, isTakeable, isTicked, missingFieldsOf, selectionOf, takeableKeysOf } from './draft-selection.ts'
import type { DraftReviewState } from './use-draft-review.ts'
import type { DraftWords } from './use-draft-words.ts'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[8]};
`
/** On the line of the tick's name. */
const Actions = styled.div`
  padding-block-start: ${space[4]};
`
const Detail = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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

type Props = { section: DraftSectionKey; item: DraftItem; review: DraftReviewState; words: DraftWords }
type ShowsSource = { onShowSource: (source: DraftSource) => void }

/** One record of a draft, or all of basic info: ticked as a whole, opened field by field, and what became of it. */
export function DraftItemCard({ section, item, review, words, onShowSource }: Props & ShowsSource) {
  const t = useTranslations('mf-profile')
  const { selection, taken, isDone } = review
  const title = words.title(section, item, selection)
  const result = taken[item.id]
  const hasMissing = missingFieldsOf(selection, section, item).length > 0
  const [isOpen, setOpen] = useState(hasMissing)
  if (item.state === 'same') return <SameItem title={title} />
  if (isDone(item.id))
    return (
      <Done>
        <Icon glyph={Check} size={18} />
        <Text as="span" tone="inherit">
          {t(isNewRecord(section, item) ? 'reading.added' : 'reading.updated', {
            name: title || words.sectionName(section),
          })}
        </Text>
      </Done>
    )
  // What differs says nothing to a reader, such as the entry of our list that a skill's name stands for: the card was empty.
  if (shownFieldsOf(section, item).length === 0) return <SameItem title={title} />
  const isRecord = isRecordSection(section)
  const isRefused = result !== undefined && !result.is_taken
  return (
    <div>
      <ItemHead {...{ section, item, review, words, title, isOpen, setOpen }} />
      {isRefused && (
        <Notice severity="error" live>
          {result.message ?? t('form.invalid')}
        </Notice>
      )}
      {(isOpen || isRefused || !isRecord) && (
        <ItemFields {...{ section, item, review, words, onShowSource }} isOpen={isOpen || isRefused} />
      )}
    </div>
  )
}

/** The tick of a record as a whole, and the button that opens it. */
function ItemHead({
  section,
  item,
  review,
  words,
  title,
  isOpen,
  setOpen,
}: Props & { title: string; isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const t = useTranslations('mf-profile')
  const titleId = useId()
  const { selection } = review
  const takeable = takeableKeysOf(selection, section, item)
  const { ticked } = selectionOf(selection, item)
  const isRecord = isRecordSection(section)
  const detail = words.detail(section, item, selection)
  const hasMissing = missingFieldsOf(selection, section, item).length > 0
  const state = hasMissing ? t('reading.incomplete') : isNewRecord(section, item) ? undefined : t('reading.differs')
  return (
    <Head>
      {isRecord ? (
        <Checkbox
          label={
            <Text as="span" weight="semibold" id={titleId}>
              <bdi>{title || t('reading.unnamed')}</bdi>
            </Text>
          }
          detail={
            !isOpen || state ? (
              <>
                {!isOpen && <Detail dir="auto">{detail}</Detail>}
                {state}
              </>
            ) : undefined
          }
          checked={ticked.length > 0 && ticked.length === takeable.length}
          indeterminate={ticked.length > 0 && ticked.length < takeable.length}
          disabled={takeable.length === 0}
          onChange={({ currentTarget }) => review.tickItems(section, [item], currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <Actions>
        <Inline gap={4} justify="end">
          {!isOpen && shownFieldsOf(section, item).some(isUnsure) && (
            <Badge tone="warning">{t('reading.unsure')}</Badge>
          )}
          <Button
            variant="quiet"
            size="small"
            expanded={isOpen}
            {...(isRecord && { describedBy: titleId })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'reading.hideDetails' : 'reading.details')}
          </Button>
        </Inline>
      </Actions>
    </Head>
  )
}

function ItemFields({ section, item, review, words, isOpen, onShowSource }: Props & ShowsSource & { isOpen: boolean }) {
  const { selection } = review
  const missing = missingFieldsOf(selection, section, item).map(({ key }) => key)
  const result = review.taken[item.id]
  return (
    <Fields>
      {shownFieldsOf(section, item).map((field) => (
        <DraftFieldRow
          key={field.key}
          section={section}
          field={field}
          value={getValue(selection, item, field)}
          words={words}
          isTicked={isTicked(selection, item, field.key)}
          isTakeable={isTakeable(selection, item, field) && missing.length === 0}
          isMissing={missing.includes(field.key)}
          isOpen={isOpen}
          refusal={result?.errors[field.key] && words.refusal(result.errors[field.key])}
          onTick={() => review.tickField(section, item, field.key)}
          onCorrect={(value) => review.correct(section, item, field, value)}
          onShowSource={onShowSource}
        />
      ))}
    </Fields>
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
