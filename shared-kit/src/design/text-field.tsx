import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Eye, EyeOff, type LucideIcon } from 'lucide-react'
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type Ref,
  useState,
} from 'react'
import { styled } from 'styled-components'
import {
  bareInputStyles,
  EndControl,
  Field,
  type FieldProps,
  fieldStyles,
  inputWrapperStyles,
  StartIcon,
} from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { font } from './tokens.ts'

const Holder = styled.div<{ $invalid: boolean }>`
  ${inputWrapperStyles}
`
const Input = styled.input`
  ${bareInputStyles}
`
const Area = styled.textarea<{ $invalid: boolean }>`
  ${fieldStyles}
  display: block;
  min-block-size: calc(${({ rows }) => rows} * 1lh + 22px);
  max-block-size: 60vh;
  line-height: ${font.leadingText};
  resize: vertical;
  field-sizing: content;
  unicode-bidi: plaintext;
  text-align: start;
`

type TextFieldProps = FieldProps & {
  name?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'date' | 'time' | 'datetime-local'
  rows?: number
  value?: string
  defaultValue?: string
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | 'decimal'
  enterKeyHint?: 'search' | 'send' | 'next' | 'done' | 'go'
  maxLength?: number
  min?: number | string
  max?: number | string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  icon?: LucideIcon
  direction?: 'ltr' | 'rtl'
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/**
 * One or more lines of text. Works with `register()` of react-hook-form (spread it) or with `value` and `onChange`.
 * A password can be shown; `rows` makes it multi-line and it grows with its text.
 */
export function TextField(props: TextFieldProps) {
  const t = useTranslations('kit')
  const [shown, setShown] = useState(false)
  const { type = 'text', rows } = props
  const secret = type === 'password'
  const shared = {
    name: props.name,
    value: props.value,
    defaultValue: props.defaultValue,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    required: props.required,
    disabled: props.disabled,
    readOnly: props.readOnly,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    onKeyDown: props.onKeyDown,
    enterKeyHint: props.enterKeyHint,
    // Addresses and numbers run left to right whatever the page does; free text follows its own first letter (bareFace).
    dir: props.direction ?? (['email', 'tel', 'url', 'password', 'number'].includes(type) ? 'ltr' : undefined),
  }
  return (
    <Field
      {...props}
      render={(control) =>
        rows ? (
          <Area {...control} {...shared} rows={rows} ref={props.ref} />
        ) : (
          <Holder $invalid={control.$invalid}>
            {props.icon && (
              <StartIcon>
                <Icon glyph={props.icon} />
              </StartIcon>
            )}
            <Input
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              {...shared}
              type={secret && shown ? 'text' : type}
              inputMode={props.inputMode}
              min={props.min}
              max={props.max}
              ref={props.ref}
            />
            {secret && (
              <EndControl>
                <IconButton
                  glyph={shown ? EyeOff : Eye}
                  label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
                  onClick={() => setShown(!shown)}
                />
              </EndControl>
            )}
          </Holder>
        )
      }
    />
  )
}
