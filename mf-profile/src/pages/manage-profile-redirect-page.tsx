import type { Head, PageContext } from '@jobspan/shared-kit/remote'
import { urls, useNavigate } from '@jobspan/shared-kit/routing'
import { useEffect } from 'react'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'

/** `/manage-profile` leads on to the first tab. */
export const Page = () => {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(urls.manageProfile(), { replace: true })
  }, [navigate])
  return <RowsSkeleton rows={4} />
}

export const head = ({ t }: PageContext): Head => ({
  title: t('manage.title'),
  robots: 'noindex',
  status: 302,
  location: urls.manageProfile(),
})
