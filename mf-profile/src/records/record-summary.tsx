import { Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { today } from '../profile-completion/today.ts'
import { MetaList } from '../settings/meta-list.tsx'

/** Leaves room for the buttons that a row puts beside it. */
const Head = styled.div`
  display: grid;
  gap: 4px;
  padding-inline-end: var(--row-actions, 0);
  overflow-wrap: anywhere;
`
const Content = styled.p`
  margin: 0;
  margin-block-start: 4px;
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** From when to when, as people write it. */
export const usePeriod = () => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const month = (text: string) => format.date(`${text}-01`, 'month')
  const until = (end: string) => (end > today().slice(0, 7) ? t('records.expected', { month: month(end) }) : month(end))
  return (start: string, end: string | null) =>
    t('records.period', { start: month(start), end: end === null ? t('records.now') : until(end) })
}

/** A record as others read it: what it is called, who it belongs to, small facts, and all of its description. */
export function RecordSummary({
  titleId,
  title,
  subtitle,
  facts = [],
  description,
}: {
  titleId?: string | undefined
  title: ReactNode
  subtitle?: ReactNode
  facts?: readonly (ReactNode | false | null | undefined)[]
  description?: string | null
}) {
  const shown = facts.filter((fact) => fact !== false && fact != null)
  return (
    <Stack gap={4}>
      <Head>
        <Text weight="semibold" id={titleId}>
          {title}
        </Text>
        {subtitle && <Text>{subtitle}</Text>}
      </Head>
      {shown.length > 0 && <MetaList of={shown} size={15} />}
      {description && <Content dir="auto">{description}</Content>}
    </Stack>
  )
}
