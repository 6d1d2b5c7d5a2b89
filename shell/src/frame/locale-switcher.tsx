import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  color,
  fontSize,
  Icon,
  LazyDialog,
  loadOverlays,
  minTargetSize,
  preloadOverlaysProps,
  radius,
  space,
} from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Globe } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'

const Control = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: ${minTargetSize};
  padding-inline: ${space[12]};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`

/** In the footer's file, which has the same lists. */
const localeLists = createLazyModule(() => import(/* webpackChunkName: "footer" */ './locale-lists.tsx'))

const Choice = () => {
  const { LocaleChoice } = localeLists.useModule()
  return <LocaleChoice />
}

/** Country and language as one control. Without scripts, or before they came, it leads to the lists in the footer. */
export const LocaleSwitcher = () => {
  const t = useTranslations('shell')
  const nameOf = useTranslations('kit')
  const { locale } = usePlatform()
  const [open, setOpen] = useState(false)
  const current = `${nameOf(`country.${locale.country}`)} · ${findLanguage(locale.language)?.label}`

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    Promise.all([loadOverlays(), localeLists.load()]).then(
      () => setOpen(true),
      () => document.getElementById('places')?.scrollIntoView(),
    )
  }

  return (
    <>
      <Control
        href="#places"
        onClick={show}
        aria-haspopup="dialog"
        aria-label={t('place.control', { place: current })}
        {...preloadOverlaysProps}
      >
        <Icon glyph={Globe} size={18} />
        {current}
      </Control>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={t('place.title')} width="wide">
        <Choice />
      </LazyDialog>
    </>
  )
}
