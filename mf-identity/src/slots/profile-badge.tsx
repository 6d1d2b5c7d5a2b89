import { identityFlag } from '@jobspan/shared-kit/contracts/identity-constants'
import { Badge, Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useOverlayLink } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { identityStatusQuery } from '../identity/identity-queries.ts'
import { useOverlayPrefetch } from '../identity/use-overlay-prefetch.ts'

/** The badge beside the member's name, with what was checked and when; who is not verified is led to the overlay. */
export function Slot() {
  const t = useTranslations('mf-identity')
  const format = useFormat()
  const { api } = usePlatform()
  const status = useQuery(identityStatusQuery(api)).data
  const overlay = useOverlayLink(identityFlag)
  const verification = status?.verification
  useOverlayPrefetch(status?.is_available === true && !verification?.is_valid, overlay?.prefetch)
  if (!verification?.is_valid) {
    if (!overlay || !status?.is_available) return null
    return (
      <Button variant="secondary" size="small" icon={BadgeCheck} {...overlay.buttonProps}>
        {t('prompt.title')}
      </Button>
    )
  }
  const fields = format.list(verification.checked.map((field) => t(`row.${field}`)))
  return (
    <Stack gap={4}>
      <div>
        <Badge tone="success" icon={BadgeCheck}>
          {t('badge.label')}
        </Badge>
      </div>
      <Text size={13} tone="soft">
        {t('badge.checked', { date: format.date(verification.verified_at, 'long'), fields })}
      </Text>
    </Stack>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [{ options: identityStatusQuery(api) }]
