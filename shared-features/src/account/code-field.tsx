import { color, Field, font, fontSize, radius, visuallyHidden } from '@jobspan/shared-kit/design'
import { OTPInput } from 'input-otp'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { onlyDigits } from './only-digits.ts'

/** Digits of a one-time code (docs/product-rules.md#six-digit-code). */
const length = 6

/**
 * A code is read from left to right in every language. The column is as wide as the room allows, up to its own width: in a box that is
 * as wide as its content, the boxes would take the width of the hint, and another one of the error.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 22rem);
  direction: ltr;
  inline-size: 100%;

  /* Its text is transparent, and marked text must be so as well. */
  & input {
    forced-color-adjust: none;
  }
`
const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(${length}, minmax(0, 1fr));
  gap: 8px;
`
const Slot = styled.span<{ $active: boolean; $invalid: boolean; $busy: boolean }>`
  display: grid;
  place-items: center;
  block-size: 56px;
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.lineControl)};
  border-radius: ${radius.control};
  background: ${({ $busy }) => ($busy ? color.sunken : color.surface)};
  color: ${color.ink};
  font-size: ${fontSize[22]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${font.leadingTight};
  outline: ${({ $active, $invalid }) => ($active ? `2px solid ${$invalid ? color.danger : color.accent}` : 'none')};
  outline-offset: -1px;
`
const Caret = styled.span`
  inline-size: 2px;
  block-size: 24px;
  background: ${color.accent};

  @media (prefers-reduced-motion: no-preference) {
    animation: code-caret 1s steps(1) infinite;
  }

  @keyframes code-caret {
    50% {
      opacity: 0;
    }
  }
`
/** Stands where no script watches yet: the same room, so that nothing moves once one does. */
const Plain = styled.input`
  inline-size: 100%;
  block-size: 56px;
  padding-inline: 16px;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${fontSize[22]};
  letter-spacing: 0.3em;
`
const Spoken = styled.span`
  ${visuallyHidden}
`

const never = () => () => undefined
const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The library's few rules are in a style element, which the page's policy lets in by this nonce. */
const nonceHere = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

type CodeFieldProps = {
  label: string
  hint?: string
  error?: string
  value: string
  onChange(code: string): void
  /** Called once for each code that is whole. */
  onComplete?(code: string): void
  /** The code is being looked at: no digit is taken, and the focus stays. */
  busy?: boolean
  /** Takes the focus when it appears. */
  autoFocus?: boolean
  name?: string
  id?: string
}

/**
 * Six digits, as they come by mail, text message or from an authenticator app. One text box underneath, so that pasting, the
 * phone's suggestion (`one-time-code`) and screen readers work; digits of any script are taken.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, error, busy = false, name = 'code', autoFocus = false } = props
  const isBrowser = useIsBrowser()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus && isBrowser) box.current?.focus()
  }, [autoFocus, isBrowser])
  // The next digit begins a new code: put in the place of the last one, it would send a code that nobody meant.
  useEffect(() => {
    if (error && !busy && box.current === document.activeElement) box.current?.select()
  }, [error, busy])

  const change = (typed: string) => {
    const code = onlyDigits(typed).slice(0, length)
    if (code === value) return
    props.onChange(code)
    if (code.length === length) props.onComplete?.(code)
  }

  return (
    <Field
      {...props}
      render={({ $invalid, ...control }) => (
        <Row>
          {isBrowser ? (
            <OTPInput
              {...control}
              ref={box}
              name={name}
              maxLength={length}
              value={value}
              onChange={change}
              readOnly={busy}
              inputMode="numeric"
              autoComplete="one-time-code"
              pasteTransformer={onlyDigits}
              pushPasswordManagerStrategy="none"
              noScriptCSSFallback={null}
              nonce={nonceHere()}
              render={({ slots, isFocused }) => (
                <Slots aria-hidden="true">
                  {slots.map(({ char, isActive, hasFakeCaret }, index) => (
                    <Slot
                      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
                      key={index}
                      $active={isFocused && isActive}
                      $invalid={$invalid}
                      $busy={busy}
                    >
                      {char ?? (hasFakeCaret ? <Caret /> : <Spoken />)}
                    </Slot>
                  ))}
                </Slots>
              )}
            />
          ) : (
            <Plain
              {...control}
              name={name}
              defaultValue={value}
              readOnly={busy}
              maxLength={length}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Row>
      )}
    />
  )
}
