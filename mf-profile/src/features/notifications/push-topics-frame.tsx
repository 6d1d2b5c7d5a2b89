import { color, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

const Group = styled.div`
  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
`
const Head = styled.div`
  padding-block: ${space[12]};
`

/** What is pushed, by the names that the list and mail have for it: what comes most often first. */
export const pushTopics = ['messages', 'applications', 'interviews', 'job_alerts'] as const

/** What push notifications are about, under its heading. */
export function PushTopicsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('mf-profile')
  const [labelId, detailId] = [useId(), useId()]
  return (
    <Group role="group" aria-labelledby={labelId} aria-describedby={detailId}>
      <Head>
        <Text weight="semibold" id={labelId}>
          {t('push.about')}
        </Text>
        <Text size={15} tone="soft" id={detailId}>
          {t('push.everywhere')}
        </Text>
      </Head>
      {children}
    </Group>
  )
}
