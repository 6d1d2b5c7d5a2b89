import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { BellPlus } from 'lucide-react'
import { useAlertButtonTexts } from './button-texts/use-alert-button-texts.ts'

/** The way on where nothing was found. */
export const PrimaryAlertButton = ({ onClick }: { onClick: () => void }) => {
  const t = useAlertButtonTexts()
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
