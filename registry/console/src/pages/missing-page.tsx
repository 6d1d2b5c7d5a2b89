import { ButtonLink, ErrorState } from '@jobspan/shared-kit/design'
import { addresses } from '../addresses.ts'
import { useDocumentTitle } from '../components/use-document-title.ts'
import { useConsoleText } from '../texts.ts'

export function NotFoundPage() {
  const t = useConsoleText()
  useDocumentTitle(t('missing.title'))
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={t('missing.title')}
      action={<ButtonLink href={addresses.overview()}>{t('overview.title')}</ButtonLink>}
    />
  )
}
