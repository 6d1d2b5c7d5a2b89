import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Eye } from 'lucide-react'

/** Opens the profile as a recruiter reads it. */
export function RecruiterViewButton() {
  const t = useTranslations('mf-profile')
  const dialog = useLazyModule(() => import('./recruiter-view-dialog.tsx'), t('problem.offline'))
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={Eye}
        hasPopup="dialog"
        onClick={dialog.open}
        {...preloadOverlaysProps}
      >
        {t('manage.recruiter.open')}
      </Button>
      {dialog.module && <dialog.module.RecruiterViewDialog open={dialog.isOpen} onClose={dialog.close} />}
    </div>
  )
}
