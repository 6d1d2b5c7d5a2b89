import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { type RecordField, type RecordKind, recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { Checkbox, Grid, NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ListName } from '../profile/config-list-query.ts'
import { type ListItem, useLists } from '../profile/use-profile-and-lists.ts'
import { DateField } from '../profile-completion/date-field.tsx'
import { toSelectOptions } from '../profile-completion/select-options.ts'
import { today } from '../profile-completion/today.ts'
import { DraftEditor } from './draft-editor.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import type { AnyRecord, EditorField, EditorProps } from './record-page-kind.ts'
import { recordPageKinds } from './record-page-kinds.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { useRecordForm } from './use-record-form.ts'

type Form = Record<string, string>
type Field = EditorField & { name: string; holds: RecordField; isRequired: boolean }

/** A tick, as forms of texts keep it. */
const ticked = 'yes'
/** Years that a month can be back. */
const yearsBack = 60

const fieldsOf = (kind: RecordKind): Field[] => {
  const { fields, requiredFields } = recordKindOf(kind)
  return Object.entries(recordPageKinds[kind].editor as Record<string, EditorField>).map(([name, field]) => ({
    ...field,
    name,
    holds: fields[name] ?? 'line',
    isRequired: requiredFields.includes(name),
  }))
}

/** `https://` is understood where an address is typed as it is said. */
const completeUrl = (typed: string): string => {
  const text = toCleanText(typed)
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

const toText = (value: unknown): string => (typeof value === 'boolean' ? (value ? ticked : '') : String(value ?? ''))

const toValue = ({ name, holds, isRequired, unless }: Field, form: Form): unknown => {
  const text = form[name] ?? ''
  if (holds === 'check') return text === ticked
  if (unless !== undefined && form[unless] === ticked) return null
  if (!isRequired && toCleanText(text) === '') return null
  if (holds === 'url') return completeUrl(text)
  return typeof holds === 'object' ? Number(text) : text
}

const messagesFor = (fields: readonly Field[], isMeant: (field: Field) => boolean, text: (field: Field) => string) =>
  Object.fromEntries(fields.filter(isMeant).map((field) => [field.name, text(field)]))

const useKindForm = (kind: RecordKind, fields: readonly Field[], known: AnyRecord | undefined, onDone: () => void) => {
  const t = useTranslations('mf-profile')
  const { draft, loadContract } = recordPageKinds[kind]
  const isUrl = ({ holds }: Field) => holds === 'url'
  const isMonth = ({ holds }: Field) => holds === 'month'
  const urls = messagesFor(fields, isUrl, () => t('manage.urlInvalid'))
  return useRecordForm<string, AnyRecord>({
    kind,
    draft,
    known,
    loadContract,
    onDone,
    toForm: (item) => Object.fromEntries(fields.map(({ name }) => [name, toText(item?.[name])])),
    toBody: (form) => Object.fromEntries(fields.map((field) => [field.name, toValue(field, form)])),
    check: (form) =>
      messagesFor(
        fields,
        (field) => isMonth(field) && field.yearsAhead === undefined && (form[field.name] ?? '') > today().slice(0, 7),
        () => t('records.toCome'),
      ),
    rules: messagesFor(
      fields,
      ({ yearsAhead }) => yearsAhead !== undefined,
      () => t('records.expiresFirst'),
    ),
    invalid: { ...urls, ...messagesFor(fields, isMonth, () => t('records.month')) },
    rejectedMessages: {
      ...urls,
      ...messagesFor(
        fields,
        ({ isUnique }) => isUnique === true,
        () => t(`record.${kind}.twice`),
      ),
    },
  })
}

/** Tells of a record, or changes what was told: the fields of its kind, each as what it holds is asked for. */
export function RecordEditor({ kind, ...props }: EditorProps<AnyRecord> & { kind: RecordKind }) {
  const fields = fieldsOf(kind)
  const listNames = fields.flatMap(({ holds }) => (typeof holds === 'object' ? (holds.list as ListName) : []))
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={fields.length} />}>
      {(lists) => <RecordForm kind={kind} fields={fields} lists={lists} {...props} />}
    </QueryBoundary>
  )
}

function RecordForm({
  kind,
  fields,
  lists,
  known,
  all,
  onDone,
}: EditorProps<AnyRecord> & {
  kind: RecordKind
  fields: readonly Field[]
  lists: Record<string, readonly ListItem[]>
}) {
  const format = useFormat()
  const labelOf = useFieldLabel()
  const form = useKindForm(kind, fields, known, onDone)
  const itemsOf = ({ name, holds, isUnique }: Field): readonly ListItem[] => {
    const items = (typeof holds === 'object' && lists[holds.list]) || []
    const taken = new Set(isUnique ? all.filter(({ id }) => id !== known?.id).map((item) => item[name]) : [])
    return items.filter(({ id }) => !taken.has(id))
  }
  const isHidden = ({ unless }: Field) => unless !== undefined && form.values[unless] === ticked
  const showValue = (name: string, value: string): string => {
    const field = fields.find((each) => each.name === name)
    if (field?.holds === 'month' && value !== '') return format.date(`${value}-01`, 'month')
    if (typeof field?.holds !== 'object') return value
    return itemsOf(field).find(({ id }) => String(id) === value)?.value ?? ''
  }
  const months = fields.filter(({ holds }) => holds === 'month')
  const input = (field: Field) => <FieldInput key={field.name} {...{ kind, field, form }} items={itemsOf(field)} />
  return (
    <DraftEditor
      form={form}
      labels={Object.fromEntries(
        fields.filter(({ holds }) => holds !== 'check').map(({ name }) => [name, labelOf(kind, name)]),
      )}
      showValue={showValue}
      onDone={onDone}
    >
      {fields.map((field) => {
        if (field.holds !== 'month') return input(field)
        // Months stand beside each other, where the first of them is.
        return (
          field === months[0] && (
            <Grid key="months" columns={2}>
              {months.filter((month) => !isHidden(month)).map(input)}
            </Grid>
          )
        )
      })}
    </DraftEditor>
  )
}

function FieldInput({
  kind,
  field: { name, holds, isRequired, hasHint, autoComplete, isLeftToRight, yearsAhead = 0 },
  form,
  items,
}: {
  kind: RecordKind
  field: Field
  form: ReturnType<typeof useKindForm>
  items: readonly ListItem[]
}) {
  const t = useTranslations('mf-profile')
  const label = useFieldLabel()(kind, name)
  const bound = form.field(name)
  const named = { label, optional: !isRequired }
  if (holds === 'check')
    return (
      <Checkbox
        label={label}
        checked={bound.value === ticked}
        onChange={(event) => form.set(name, event.currentTarget.checked ? ticked : '')}
      />
    )
  if (holds === 'month') {
    const thisYear = new Date().getFullYear()
    return (
      <DateField
        {...named}
        error={bound.error}
        parts={['month', 'year']}
        years={{ from: thisYear + yearsAhead, to: thisYear - yearsBack }}
        value={bound.value}
        onChange={(value) => form.set(name, value)}
      />
    )
  }
  if (typeof holds === 'object')
    return <NativeSelect {...named} {...bound} placeholder={t('form.choose')} options={toSelectOptions(items)} />
  return (
    <TextField
      {...named}
      {...bound}
      {...(hasHint && { hint: t(`record.${kind}.hints.${name}`) })}
      {...(holds === 'text' && { rows: 2 })}
      {...(holds === 'url' && { type: 'url' as const })}
      {...(isLeftToRight && { direction: 'ltr' as const })}
      {...(autoComplete !== undefined && { autoComplete })}
    />
  )
}
