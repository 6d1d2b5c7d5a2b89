import type { FocusEventHandler } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { ChoiceOption } from './checkbox.tsx'
import { ChoiceRow, choiceStyles, groupStyles } from './choice.tsx'
import { FieldNote, type FieldProps, labelStyles, useFieldIds } from './field.tsx'
import { color } from './tokens.ts'
import { visuallyHidden } from './visually-hidden.tsx'

const Box = styled.input`
  ${choiceStyles}
  border-radius: 50%;

  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: ${color.accent};
    transform: scale(0);
  }

  &:checked::before {
    transform: scale(1);
  }

  &:disabled::before {
    background: ${color.lineControl};
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

/** One choice of few. For more than seven use a select. */
export function RadioGroup(
  props: FieldProps & {
    name?: string
    options: readonly ChoiceOption[]
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    onBlur?: FocusEventHandler<HTMLInputElement>
    disabled?: boolean
    required?: boolean
  },
) {
  const ownName = useId()
  const { noteId, hasNote } = useFieldIds(props)
  return (
    <Group
      role="radiogroup"
      aria-describedby={hasNote ? noteId : undefined}
      aria-invalid={props.error ? true : undefined}
      aria-required={props.required}
      disabled={props.disabled}
    >
      <Legend $hidden={props.labelHidden ?? false}>
        <bdi>{props.label}</bdi>
      </Legend>
      {props.options.map((option) => (
        <ChoiceRow key={option.value} label={option.label} detail={option.detail} count={option.count}>
          <Box
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            checked={props.value === undefined ? undefined : props.value === option.value}
            defaultChecked={props.defaultValue === undefined ? undefined : props.defaultValue === option.value}
            disabled={option.disabled}
            required={props.required}
            onChange={() => props.onChange?.(option.value)}
            onBlur={props.onBlur}
          />
        </ChoiceRow>
      ))}
      <FieldNote id={noteId} hint={props.hint} error={props.error} />
    </Group>
  )
}
