import { color, fontSize, Icon, IconButton, media, radius, visuallyHidden } from '@jobspan/shared-kit/design'
import { type LucideIcon, X } from 'lucide-react'
import { type ComponentType, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ComboboxState, SuggestListProps } from './suggest-list-props.ts'

const Field = styled.div<{ $large: boolean }>`
  /* In the bar of a phone the list hangs below the whole form, so that the place stays in sight. */
  position: ${({ $large }) => ($large ? 'relative' : 'static')};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 44px;
  align-items: center;
  min-block-size: ${({ $large }) => ($large ? '56px' : '44px')};
  padding-inline-start: 16px;
  border-radius: ${radius.card};

  &:has(input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  ${media.tablet} {
    position: relative;
    min-block-size: ${({ $large }) => ($large ? '52px' : '46px')};
  }
`

const Label = styled.label`
  ${visuallyHidden}
`

const Glyph = styled.span`
  display: grid;
  color: ${color.inkFaint};
`

const Input = styled.input`
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  padding-inline: 12px 4px;
  border: 0;
  background: transparent;
  color: ${color.ink};
  font: inherit;
  font-size: ${fontSize[16]};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

type Props = {
  name: string
  kind: SuggestListProps['kind']
  label: string
  placeholder: string
  clearLabel: string
  icon: LucideIcon
  country: string | null
  value: string
  onChange: (text: string) => void
  onPick: SuggestListProps['onPick']
  size: 'large' | 'bar'
}

/**
 * A plain text field from the server. The list of suggestions is fetched when the field is first used and joins the very
 * same input, so no text, caret or unfinished word of an input method is ever lost.
 */
export const SuggestField = (props: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [List, setList] = useState<ComponentType<SuggestListProps>>()
  const [combo, setCombo] = useState<ComboboxState>(null)
  const [hasTyped, setTyped] = useState(false)
  const load = () => {
    if (List) return
    import(/* webpackChunkName: "suggest" */ './suggest-list.tsx').then(
      (module) => setList(() => module.SuggestList),
      () => {
        // Suggestions are a help; without them the field is still a field.
      },
    )
  }
  return (
    <Field $large={props.size === 'large'}>
      <Glyph>
        <Icon glyph={props.icon} />
      </Glyph>
      <Label htmlFor={id}>{props.label}</Label>
      <Input
        ref={input}
        id={id}
        type="search"
        name={props.name}
        value={props.value}
        placeholder={props.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        // Empty, it is the page's placeholder; what is typed runs its own way.
        dir={props.value === '' ? undefined : 'auto'}
        role={List ? 'combobox' : undefined}
        aria-autocomplete={List ? 'list' : undefined}
        aria-expanded={List ? combo !== null : undefined}
        aria-controls={combo?.listId}
        aria-activedescendant={combo?.activeId}
        onFocus={load}
        onPointerEnter={load}
        onChange={(event) => {
          load()
          setTyped(true)
          props.onChange(event.currentTarget.value)
        }}
      />
      {props.value !== '' && (
        <IconButton
          glyph={X}
          label={props.clearLabel}
          onClick={() => {
            props.onChange('')
            input.current?.focus()
          }}
        />
      )}
      {List && input.current && (
        <List
          kind={props.kind}
          input={input.current}
          text={props.value}
          hasTyped={hasTyped}
          country={props.country}
          label={props.label}
          onPick={props.onPick}
          onComboboxChange={setCombo}
        />
      )}
    </Field>
  )
}
