import { useTranslations } from '@jobspan/shared-kit/i18n'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color, font, fontSize, motion, radius } from './tokens.ts'
import { visuallyHidden } from './visually-hidden.tsx'

/** The outline that text field, select and combobox share: of the control itself, or of the box that holds a bare one. */
export const fieldStyles = css<{ $invalid?: boolean }>`
  inline-size: 100%;
  min-block-size: 48px;
  padding-block: 10px;
  padding-inline: 14px;
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.lineControl)};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${fontSize[16]};
  line-height: ${font.leadingTight};
  transition: border-color ${motion.feedback};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }

  &:hover {
    border-color: ${({ $invalid }) => ($invalid ? color.danger : color.inkSoft)};
  }

  &:focus-visible,
  &:has(> input:focus-visible) {
    outline: 2px solid ${({ $invalid }) => ($invalid ? color.danger : color.accent)};
    outline-offset: -1px;
    border-color: transparent;
  }

  &:disabled,
  &:has(> input:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkSoft};
  }
`

/** A box with icon, bare input and button beside each other, so that none lies over another in either direction. */
export const inputWrapperStyles = css<{ $invalid?: boolean }>`
  ${fieldStyles}
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 0;
`

/** The input inside such a box. What always runs left to right is still at the start of an Arabic form. */
export const bareInputStyles = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 46px;
  padding: 0;
  border: 0;
  outline: none !important;
  background: transparent;
  color: inherit;
  font: inherit;
  line-height: ${font.leadingTight};
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

/** Pulls a 44 px button to the edge of its box. */
export const EndControl = styled.span`
  display: grid;
  place-items: center;
  margin-inline-end: -11px;
`
export const StartIcon = styled.span`
  display: grid;
  place-items: center;
  color: ${color.inkFaint};
`

export const labelStyles = css`
  display: block;
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: ${font.leadingTight};
  color: ${color.ink};
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`
const Label = styled.label<{ $hidden: boolean }>`
  ${labelStyles}
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkFaint};
`
const Hint = styled.span`
  font-size: ${fontSize[13]};
  line-height: ${font.leadingTight};
  color: ${color.inkSoft};
`
const ErrorText = styled.span`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: ${font.leadingTight};
  color: ${color.danger};
`

export type FieldProps = {
  /** May be somebody else's words: it keeps its own direction, so that a question mark stays where it belongs. */
  label: string
  /** Keeps the name for screen readers where the place already says what the field is, such as a search bar. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Takes the hint's place and is announced when it appears. */
  error?: string
  /** Says "optional" beside the label. Required is the rule, so it is not marked. */
  optional?: boolean
  id?: string
}

/** What the control must carry so that label, hint and error belong to it. */
export type ControlWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; $invalid: boolean }

export function useFieldIds(props: FieldProps) {
  const own = useId()
  const id = props.id ?? own
  return { id, noteId: `${own}-note`, hasNote: Boolean(props.error ?? props.hint) }
}

/** Hint below a control, or the error in its place. The region is there from the start, so that the error is announced. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <span id={id} aria-live="polite">
      {error ? (
        <ErrorText>
          <Icon glyph={CircleAlert} size={16} />
          {error}
        </ErrorText>
      ) : (
        hint && <Hint>{hint}</Hint>
      )}
    </span>
  )
}

/** Label above, control, hint or error below. */
export function Field(props: FieldProps & { render: (control: ControlWiring) => ReactNode }) {
  const t = useTranslations('kit')
  const { id, noteId, hasNote } = useFieldIds(props)
  return (
    <Frame>
      <Label htmlFor={id} $hidden={props.labelHidden ?? false}>
        <bdi>{props.label}</bdi> {props.optional && <Optional>{t('field.optional')}</Optional>}
      </Label>
      {props.render({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': props.error ? true : undefined,
        $invalid: Boolean(props.error),
      })}
      <FieldNote id={noteId} hint={props.hint} error={props.error} />
    </Frame>
  )
}
