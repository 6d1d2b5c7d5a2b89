import { ChevronDown } from 'lucide-react'
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldProps, fieldStyles } from './field.tsx'
import { Icon } from './icon.tsx'
import { color } from './tokens.ts'

const Holder = styled.div`
  position: relative;
  display: grid;
`
const Box = styled.select<{ $invalid: boolean }>`
  ${fieldStyles}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
`
const Arrow = styled.span`
  position: absolute;
  inset-inline-end: 12px;
  inset-block: 0;
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** The platform's own list: best on phones, and needs no script. `placeholder` is a first option without value. */
export function NativeSelect(
  props: FieldProps & {
    name?: string
    options: readonly SelectOption[]
    value?: string
    defaultValue?: string
    placeholder?: string
    required?: boolean
    disabled?: boolean
    autoComplete?: string
    onChange?: ChangeEventHandler<HTMLSelectElement>
    onBlur?: FocusEventHandler<HTMLSelectElement>
    ref?: Ref<HTMLSelectElement>
  },
) {
  return (
    <Field
      {...props}
      render={(control) => (
        <Holder>
          <Box
            {...control}
            name={props.name}
            value={props.value}
            defaultValue={props.defaultValue}
            required={props.required}
            disabled={props.disabled}
            autoComplete={props.autoComplete}
            onChange={props.onChange}
            onBlur={props.onBlur}
            ref={props.ref}
          >
            {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
            {props.options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Box>
          <Arrow>
            <Icon glyph={ChevronDown} size={18} />
          </Arrow>
        </Holder>
      )}
    />
  )
}
