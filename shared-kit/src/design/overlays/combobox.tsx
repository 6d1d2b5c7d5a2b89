import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type LucideIcon, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  ComboBox as AriaComboBox,
  Collection,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Text,
} from 'react-aria-components'
import { styled } from 'styled-components'
import {
  bareInputStyles,
  EndControl,
  FieldNote,
  type FieldProps,
  inputWrapperStyles,
  labelStyles,
  StartIcon,
  useFieldIds,
} from '../field.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Spinner } from '../spinner.tsx'
import { color, fontSize, minTargetSize } from '../tokens.ts'
import { visuallyHidden } from '../visually-hidden.tsx'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { Floating, groupTitleStyles, listStyles, optionStyles } from './floating.ts'
import { usePopoverPlacement } from './use-popover-placement.ts'

const Frame = styled(AriaComboBox)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`
const Name = styled(Label)<{ $hidden: boolean }>`
  ${labelStyles}
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Holder = styled.div<{ $invalid: boolean }>`
  ${inputWrapperStyles}
`
const Box = styled(Input)`
  ${bareInputStyles}
`
/** As large as the button whose place it takes. */
const Wait = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${minTargetSize};
`
const List = styled(ListBox<SuggestionGroup>)`
  ${listStyles}
`
const GroupTitle = styled(Header)`
  ${groupTitleStyles}
`
const Option = styled(ListBoxItem)`
  ${optionStyles}
`
const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
`
const Detail = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  font-weight: 400;
  color: ${color.inkSoft};
`
const Note = styled.div`
  padding: 12px 16px;
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
`

export type Suggestion = { id: string; label: string; detail?: string; icon?: LucideIcon }
export type SuggestionGroup = { id: string; title?: string; items: readonly Suggestion[] }

export type ComboboxProps = FieldProps & {
  /** What is in the field; the visitor may leave any text. */
  value: string
  onChange: (value: string) => void
  /** One of the suggestions was taken. `onChange` has already put its label into the field. */
  onSelect?: (suggestion: Suggestion) => void
  /** Enter with no suggestion in focus. */
  onSubmit?: () => void
  groups: readonly SuggestionGroup[]
  /** New suggestions are on their way; the old ones stay. */
  loading?: boolean
  /** Said in the list when nothing fits. Without it the list just stays shut. */
  emptyText?: string
  placeholder?: string
  icon?: LucideIcon
  name?: string
  enterKeyHint?: 'search' | 'next' | 'done' | 'go'
  onFocus?: () => void
  ref?: Ref<HTMLInputElement>
}

/** The list is as wide as the whole box, not as the bare input in it. */
function useWidth(box: React.RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}

/** A text field with suggestions that come from elsewhere: free text stays free, arrows walk the list, Enter takes or submits. */
export function Combobox(props: ComboboxProps) {
  const { noteId } = useFieldIds(props)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement)
  const frame = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const { isAbove, updatePlacement: look } = usePopoverPlacement(holder)
  const width = useWidth(holder)
  const suggestions = props.groups.flatMap((group) => group.items)

  const submitFreeText = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (input.current?.getAttribute('aria-activedescendant')) return
    if (!props.onSubmit) return
    event.preventDefault()
    props.onSubmit()
  }

  return (
    <AriaLocaleProvider>
      <Frame
        allowsCustomValue
        allowsEmptyCollection={props.emptyText !== undefined}
        menuTrigger="focus"
        inputValue={props.value}
        onInputChange={props.onChange}
        selectedKey={null}
        onSelectionChange={(key) => {
          const taken = suggestions.find((suggestion) => suggestion.id === key)
          if (!taken) return
          props.onChange(taken.label)
          props.onSelect?.(taken)
        }}
        defaultFilter={() => true}
        isInvalid={Boolean(props.error)}
        name={props.name}
        formValue="text"
        onFocus={props.onFocus}
        onOpenChange={look}
        ref={frame}
      >
        <Name $hidden={props.labelHidden ?? false}>{props.label}</Name>
        <Holder $invalid={Boolean(props.error)} onKeyDownCapture={submitFreeText} ref={holder}>
          {props.icon && (
            <StartIcon>
              <Icon glyph={props.icon} />
            </StartIcon>
          )}
          <Box placeholder={props.placeholder} enterKeyHint={props.enterKeyHint} ref={input} />
          <EndControl>
            <LoadingOrClear
              {...props}
              onClear={() => {
                props.onChange('')
                input.current?.focus()
              }}
            />
          </EndControl>
        </Holder>
        <Text slot="description">
          <FieldNote id={noteId} hint={props.hint} error={props.error} />
        </Text>
        <Floating
          $fit
          offset={6}
          placement={isAbove ? 'top start' : 'bottom start'}
          shouldFlip={false}
          // Below it may lie over the hint, above never over the name of the field that is being typed in.
          triggerRef={isAbove ? frame : holder}
          style={{ '--trigger-width': `${width}px` } as CSSProperties}
        >
          <SuggestionList {...props} />
        </Floating>
      </Frame>
    </AriaLocaleProvider>
  )
}

function LoadingOrClear({
  loading,
  value,
  label,
  onClear,
}: Pick<ComboboxProps, 'loading' | 'value' | 'label'> & { onClear: () => void }) {
  const t = useTranslations('kit')
  if (loading)
    return (
      <Wait>
        <Spinner decorative />
      </Wait>
    )
  return value === '' ? null : <IconButton glyph={X} label={t('clearField', { name: label })} onClick={onClear} />
}

function SuggestionList({
  groups,
  loading,
  emptyText,
  label,
}: Pick<ComboboxProps, 'groups' | 'loading' | 'emptyText' | 'label'>) {
  const t = useTranslations('kit')
  return (
    <List items={groups} renderEmptyState={() => <Note>{loading ? t('combobox.loading') : emptyText}</Note>}>
      {(group) => (
        <ListBoxSection id={group.id} aria-label={group.title ?? label}>
          {group.title && <GroupTitle>{group.title}</GroupTitle>}
          <Collection items={group.items as Suggestion[]}>
            {(item) => (
              <Option id={item.id} textValue={item.label}>
                {item.icon && <Icon glyph={item.icon} size={18} />}
                {/* A name reads in its own direction, and is at the list's own side. */}
                <Content>
                  <bdi>{item.label}</bdi>
                  {item.detail && (
                    <Detail>
                      <bdi>{item.detail}</bdi>
                    </Detail>
                  )}
                </Content>
              </Option>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </List>
  )
}
