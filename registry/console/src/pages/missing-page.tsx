import { ButtonLink, ErrorState } from '@jobspan/shared-kit/design'
import { addresses } from '../addresses.ts'
import { useConsoleText } from '../texts.ts'

export function MissingPage() {
  const t = useConsoleText()
  return (
    <ErrorState
      kind="missing"
      level={1}
      action={<ButtonLink href={addresses.overview()}>{t('overview.title')}</ButtonLink>}
    />
  )
}
