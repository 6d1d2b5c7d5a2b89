import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ChoiceRow, choiceStyles, groupStyles } from './choice.tsx'
import { FieldNote, type FieldProps, labelStyles, useFieldIds } from './field.tsx'
import { color } from './tokens.ts'
import { visuallyHidden } from './visually-hidden.tsx'

const Box = styled.input`
  ${choiceStyles}
  border-radius: 5px;

  &::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    background: ${color.onAccent};
    clip-path: polygon(11% 48%, 0 60%, 38% 98%, 100% 22%, 88% 11%, 37% 73%);
    transform: scale(0);
  }

  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    transform: scale(1);
  }

  &:indeterminate::before {
    clip-path: inset(40% 6% round 1px);
    transform: scale(1);
  }

  &:disabled:checked {
    background: ${color.lineControl};
    border-color: ${color.lineControl};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
const Legend = styled.legend<{ $hidden: boolean }>`
  ${labelStyles}
  padding: 0;
  margin-block-end: 4px;
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Group = styled.fieldset`
  ${groupStyles}
`

/** One yes or no. `label` may hold a link, as in terms. */
export function Checkbox(props: {
  label: ReactNode
  detail?: ReactNode
  /** Shown at the end of the row, such as the number of jobs a filter would leave. */
  count?: string
  name?: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  /** Some of what is below it is ticked. */
  indeterminate?: boolean
  disabled?: boolean
  required?: boolean
  error?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  id?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { id, noteId } = useFieldIds({ label: '', id: props.id })
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = props.indeterminate ?? false
  }, [props.indeterminate])
  return (
    <div>
      <ChoiceRow label={props.label} detail={props.detail} count={props.count}>
        <Box
          type="checkbox"
          id={id}
          name={props.name}
          value={props.value}
          checked={props.checked}
          defaultChecked={props.defaultChecked}
          disabled={props.disabled}
          required={props.required}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? noteId : undefined}
          onChange={props.onChange}
          onBlur={props.onBlur}
          ref={(node) => {
            own.current = node
            if (typeof props.ref === 'function') return props.ref(node)
            if (props.ref) props.ref.current = node
          }}
        />
      </ChoiceRow>
      <FieldNote id={noteId} error={props.error} />
    </div>
  )
}

export type ChoiceOption = { value: string; label: ReactNode; detail?: ReactNode; count?: string; disabled?: boolean }

/** Any number of choices under one question. Gives back the whole set of ticked values, in the options' order. */
export function CheckboxGroup(
  props: FieldProps & {
    name?: string
    options: readonly ChoiceOption[]
    value: readonly string[]
    onChange: (value: string[]) => void
    disabled?: boolean
  },
) {
  const { noteId, hasNote } = useFieldIds(props)
  const toggle = (value: string, on: boolean) =>
    props.onChange(
      props.options.map((option) => option.value).filter((each) => (each === value ? on : props.value.includes(each))),
    )
  return (
    <Group
      aria-describedby={hasNote ? noteId : undefined}
      data-invalid={props.error ? true : undefined}
      disabled={props.disabled}
    >
      <Legend $hidden={props.labelHidden ?? false}>{props.label}</Legend>
      {props.options.map((option) => (
        <Checkbox
          key={option.value}
          name={props.name}
          value={option.value}
          label={option.label}
          detail={option.detail}
          count={option.count}
          disabled={option.disabled}
          checked={props.value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        />
      ))}
      <FieldNote id={noteId} hint={props.hint} error={props.error} />
    </Group>
  )
}
