import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check, ChevronDown } from 'lucide-react'
import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, SelectValue, Text } from 'react-aria-components'
import { styled } from 'styled-components'
import { FieldNote, type FieldProps, fieldStyles, labelStyles, useFieldIds } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { SelectOption } from '../native-select.tsx'
import { color } from '../tokens.ts'
import { visuallyHidden } from '../visually-hidden.tsx'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { Floating, listStyles, optionStyles } from './floating.ts'

const Frame = styled(AriaSelect)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`
const Name = styled(Label)<{ $hidden: boolean }>`
  ${labelStyles}
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const SelectTrigger = styled(Button)<{ $invalid: boolean }>`
  ${fieldStyles}
  display: flex;
  align-items: center;
  gap: 8px;
  text-align: start;
  cursor: pointer;
`
const Value = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${color.inkFaint};
  }
`
const List = styled(ListBox)`
  ${listStyles}
`
const Option = styled(ListBoxItem)`
  ${optionStyles}
`
const Content = styled.span`
  flex: 1;
`

export type SelectProps = FieldProps & {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  name?: string
}

/** One of a list whose looks matter. In plain forms prefer `NativeSelect`. */
export function Select(props: SelectProps) {
  const t = useTranslations('kit')
  const { noteId } = useFieldIds(props)
  return (
    <AriaLocaleProvider>
      <Frame
        selectedKey={props.value}
        onSelectionChange={(key) => key !== null && props.onChange(String(key))}
        placeholder={props.placeholder ?? t('select.placeholder')}
        isDisabled={props.disabled}
        isInvalid={Boolean(props.error)}
        name={props.name}
      >
        <Name $hidden={props.labelHidden ?? false}>{props.label}</Name>
        <SelectTrigger $invalid={Boolean(props.error)}>
          <Value />
          <Icon glyph={ChevronDown} size={18} />
        </SelectTrigger>
        <Text slot="description">
          <FieldNote id={noteId} hint={props.hint} error={props.error} />
        </Text>
        <Floating $fit>
          <List>
            {props.options.map((option) => (
              <Option key={option.value} id={option.value} textValue={option.label} isDisabled={option.disabled}>
                {({ isSelected }) => (
                  <>
                    <Content>{option.label}</Content>
                    {isSelected && <Icon glyph={Check} size={18} />}
                  </>
                )}
              </Option>
            ))}
          </List>
        </Floating>
      </Frame>
    </AriaLocaleProvider>
  )
}
