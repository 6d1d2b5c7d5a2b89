import { Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

/** A page's title, in the tab too, one line on what it is for, and what can be done on all of it. */
export function PageHead({
  title,
  view,
  lead,
  actions,
}: {
  title: string
  /** Which of the page's views it is; the tab says so too. */
  view?: string
  lead?: ReactNode
  actions?: ReactNode
}) {
  useDocumentTitle(view ? `${view} · ${title}` : title)
  return (
    <Inline as="header" justify="between" align="end" gap={16}>
      <Stack gap={4}>
        <Heading level={1} size={28}>
          {title}
        </Heading>
        {lead && (
          <Text size={15} tone="soft">
            {lead}
          </Text>
        )}
      </Stack>
      {actions && <Inline gap={8}>{actions}</Inline>}
    </Inline>
  )
}
