import { Heading, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

const Panel = styled.section`
  outline: none;
`

/** One step of signing in: its name, one line about it, what went wrong, and what can be done. Takes the focus when it comes. */
export const StepLayout = ({
  title,
  text,
  errorMessage = '',
  takeFocus,
  children,
}: {
  title: string
  text?: ReactNode
  errorMessage?: string
  /** False for the first page of a visit, whose focus stays where browsers put it. */
  takeFocus: boolean
  children: ReactNode
}) => {
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    // A field that took the focus for itself keeps it. The page stands at its top already; a step taller than a phone would be
    // scrolled to its own edge, under the header.
    if (takeFocus && !panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} size={28} id={titleId}>
            {title}
          </Heading>
          {text && <Text tone="soft">{text}</Text>}
        </Stack>
        {errorMessage !== '' && (
          <Notice severity="error" live>
            {errorMessage}
          </Notice>
        )}
        {children}
      </Stack>
    </Panel>
  )
}
