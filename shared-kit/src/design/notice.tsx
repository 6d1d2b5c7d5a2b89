import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { Severity } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { severities } from './severities.ts'
import { color, font, fontSize, radius } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const Box = styled.div<{ $severity: Severity }>`
  display: flex;
  gap: 12px;
  padding-block: 12px;
  padding-inline: 16px;
  border-radius: ${radius.card};
  background: ${({ $severity }) => severities[$severity].wash};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  line-height: ${font.leadingText};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const Mark = styled.span<{ $severity: Severity }>`
  display: inline-flex;
  align-items: center;
  block-size: calc(1em * ${font.leadingText});
  color: ${({ $severity }) => severities[$severity].ink};
`
const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
`
const Title = styled.strong`
  display: block;
  font-weight: 600;
  text-wrap: balance;
`
const Action = styled.div`
  margin-block-start: 8px;
`

/** A message that stays on the page. `live` announces it when it appears after the page has loaded. */
export function Notice({
  severity = 'info',
  title,
  action,
  live = false,
  children,
}: {
  severity?: Severity
  title?: string
  action?: ReactNode
  live?: boolean
  children?: ReactNode
}) {
  const t = useTranslations('kit')
  return (
    <Box $severity={severity} role={live ? (severity === 'error' ? 'alert' : 'status') : undefined}>
      <Mark $severity={severity}>
        <Icon glyph={severities[severity].glyph} />
      </Mark>
      <Content>
        <VisuallyHidden>{t(`severity.${severity}`)}: </VisuallyHidden>
        {title && <Title>{title}</Title>}
        {children}
        {action && <Action>{action}</Action>}
      </Content>
    </Box>
  )
}
