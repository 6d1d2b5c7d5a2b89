import { Button, LazyDialog, Spinner, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 96px;
`

/** Most overlays are there before: a dialog that stands for a moment only is a flash. */
const loadingDelayMs = 300

/** Says that the overlay is on its way, once that takes its time. */
export const LoadingDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslations('kit')
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadingDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <LazyDialog open={isLate} onClose={onClose} title={t('loading')}>
      <Centre>
        <Spinner size={32} />
      </Centre>
    </LazyDialog>
  )
}

/** Stands in for an overlay that could not be shown; it goes away by itself once loading works again. */
export const OverlayFailure = ({ retry, onClose }: { retry(): void; onClose(): void }) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={t('failure.slotTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {kit('close')}
          </Button>
          <Button onClick={retry}>{t('failure.retry')}</Button>
        </>
      }
    >
      <Text>{t('failure.text')}</Text>
    </LazyDialog>
  )
}

type BoundaryProps = { children: ReactNode; fallback: ReactNode; onCrash(): void }

/** Keeps a crash inside the overlay: the page below goes on working. */
export class OverlayBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash()
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children
  }
}
