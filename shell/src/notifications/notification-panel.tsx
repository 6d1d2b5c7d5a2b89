import { LazyDrawer, LazyPopover, SkeletonText } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { TFunction } from 'i18next'
import { type RefObject, useEffect, useState } from 'react'
import { loadTexts } from './load-texts.ts'
import { NotificationList } from './notification-list.tsx'

/** From here on there is room for a popover beside the bell. */
const wideQuery = '(min-width: 640px)'

type Props = { open: boolean; onClose(): void; anchor: RefObject<HTMLElement | null> }

/** The list in a popover, or in a sheet on phones. */
export const NotificationPanel = ({ open, onClose, anchor }: Props) => {
  const { locale } = usePlatform()
  const label = useTranslations('shell')('header.notifications')
  const [t, setTexts] = useState<TFunction>()
  useEffect(() => {
    // They are part of this file.
    void loadTexts(locale.language).then((texts) => setTexts(() => texts))
  }, [locale.language])
  const isWide = window.matchMedia(wideQuery).matches
  const list = t ? (
    <NotificationList t={t} {...(isWide && { title: label })} onLeave={onClose} />
  ) : (
    <SkeletonText lines={6} />
  )
  return isWide ? (
    <LazyPopover open={open} onClose={onClose} anchor={anchor} label={label} placement="bottom end">
      {list}
    </LazyPopover>
  ) : (
    <LazyDrawer open={open} onClose={onClose} title={label}>
      {list}
    </LazyDrawer>
  )
}
