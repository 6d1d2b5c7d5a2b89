import { Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useEffect } from 'react'

/** A page's title, in the tab too, one line on what it is for, and what can be done on all of it. */
export function PageHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  const { site } = usePlatform()
  useEffect(() => {
    document.title = `${title} · ${site.brand}`
  }, [title, site.brand])
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
