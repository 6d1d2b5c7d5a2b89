import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { BellPlus } from 'lucide-react'

export type PrimaryAlertButtonProps = { onClick: () => void }

/** The way on where nothing was found. */
export const PrimaryAlertButton = ({ onClick }: PrimaryAlertButtonProps) => {
  const t = useTranslations('mf-search')
  return (
    <Button
      variant="primary"
      size="small"
      icon={BellPlus}
      hasPopup="dialog"
      onClick={onClick}
      {...preloadOverlaysProps}
    >
      {t('alert.button')}
    </Button>
  )
}
