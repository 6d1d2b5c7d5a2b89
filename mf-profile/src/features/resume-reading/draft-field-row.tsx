import type { DraftField, DraftSource, DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { Badge, Button, Checkbox, color, fontSize, Inline, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Outdent } from '../../settings/outdent.tsx'
import { DraftFieldEditor } from './draft-field-editor.tsx'
import { isUnsure } from './draft-fields.ts'
import type { DraftWords } from './use-draft-words.ts'

const Row = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[8]};
`
const Indented = styled.div`
  padding-inline-start: 34px;
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`
const Label = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`
const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
const Before = styled.span`
  display: block;
  margin-block-start: ${space[4]};
  padding-inline-start: ${space[8]};
  border-inline-start: 2px solid ${color.lineStrong};
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
/** One value that was read: what it is, what the profile says instead, a tick to take it over and, on demand, where it was read. */
export function DraftFieldRow({
  section,
  field,
  value,
  words,
  isTicked,
  isTakeable,
  isMissing,
  isOpen,
  refusal,
  onTick,
  onCorrect,
  onShowSource,
}: {
  section: DraftSectionKey
  field: DraftField
  value: DraftValue
  words: DraftWords
  isTicked: boolean
  isTakeable: boolean
  /** A new record cannot do without it, and the file does not say it. */
  isMissing: boolean
  /** Its reader wants to see where it was read, or to correct it. */
  isOpen: boolean
  /** Why it was refused when it was sent. */
  refusal: string | undefined
  onTick: () => void
  onCorrect: (value: DraftValue) => void
  onShowSource: (source: DraftSource) => void
}) {
  const [isEditing, setEditing] = useState(isMissing)
  const valueId = useId()
  const { problem } = field
  const isOwn = problem === 'not_taken'
  const problemText = problem && !isTakeable ? words.problem(problem) : undefined
  return (
    <Row>
      {isOwn ? (
        <Indented>
          <div>
            <FieldValue {...{ section, field, value, words, valueId }} />
          </div>
        </Indented>
      ) : (
        <Checkbox
          label={<FieldValue {...{ section, field, value, words, valueId }} />}
          checked={isTicked}
          disabled={!isTakeable && !isTicked}
          onChange={onTick}
        />
      )}
      <Indented>
        {!isEditing && (refusal ?? problemText) && (
          <Text size={15} tone={isOwn ? 'soft' : 'danger'}>
            {refusal ?? problemText}
          </Text>
        )}
        {isEditing && !isOwn && (
          <DraftFieldEditor
            section={section}
            field={field}
            value={value}
            words={words}
            error={refusal ?? problemText}
            onChange={onCorrect}
          />
        )}
        {isOpen && (
          <FieldActions
            field={field}
            valueId={valueId}
            onCorrect={isOwn || isEditing ? undefined : () => setEditing(true)}
            onShowSource={onShowSource}
          />
        )}
      </Indented>
    </Row>
  )
}

function FieldActions({
  field,
  valueId,
  onCorrect,
  onShowSource,
}: {
  field: DraftField
  valueId: string
  onCorrect: (() => void) | undefined
  onShowSource: (source: DraftSource) => void
}) {
  const t = useTranslations('mf-profile')
  const { source } = field
  return (
    <Outdent>
      <Inline gap={4}>
        {isUnsure(field) && <Badge tone="warning">{t('reading.unsure')}</Badge>}
        {source && (
          <Button variant="quiet" size="small" describedBy={valueId} onClick={() => onShowSource(source)}>
            {t('reading.show')}
          </Button>
        )}
        {onCorrect && (
          <Button variant="quiet" size="small" describedBy={valueId} onClick={onCorrect}>
            {t('reading.correct')}
          </Button>
        )}
      </Inline>
    </Outdent>
  )
}

function FieldValue({
  section,
  field,
  value,
  words,
  valueId,
}: {
  section: DraftSectionKey
  field: DraftField
  value: DraftValue
  words: DraftWords
  valueId: string
}) {
  const t = useTranslations('mf-profile')
  const { key, state } = field
  const before = state === 'different' ? words.formatValue(section, key, field.current) : ''
  const valueText = words.formatValue(section, key, value, field.text)
  return (
    <>
      <Label>{words.label(section, key)}</Label>
      <Value dir="auto" id={valueId}>
        {valueText === '' ? t('reading.notFound') : valueText}
      </Value>
      {before !== '' && (
        <Before>
          {t('reading.inProfile')} <bdi>{before}</bdi>
        </Before>
      )}
    </>
  )
}
