import { Button, type ButtonSize } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useLayoutEffect, useRef } from 'react'

type Props = {
  /** The name of the button that did not load. */
  action: string
  isRetrying: boolean
  retry: () => void
  size?: ButtonSize
}

/** In the place of a button that did not load. Where it has the focus, that button takes the focus once it is there. */
export function RetryButton({ action, isRetrying, retry, size = 'medium' }: Props) {
  const t = useTranslations('mf-job-detail')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    const parent = element?.parentElement
    return () => {
      if (document.activeElement !== element) return
      // React removes this button before it adds the other one, both without a pause.
      queueMicrotask(() => parent?.querySelector('button')?.focus())
    }
  }, [])
  return (
    <Button
      ref={button}
      variant="secondary"
      size={size}
      label={t('companyPage.tryAgain', { action })}
      loading={isRetrying}
      onClick={retry}
    >
      {t('apply.tryAgain')}
    </Button>
  )
}
