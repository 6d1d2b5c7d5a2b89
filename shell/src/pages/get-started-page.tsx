import { useText } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'

export const head = ({ t }: PageContext) => ({ title: t('signIn.title'), robots: 'noindex' as const })

export const Page = () => {
  const t = useText('shell')
  return <h1>{t('signIn.title')}</h1>
}
