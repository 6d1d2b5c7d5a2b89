import { color, fontSize, Icon, media, minTargetSize, radius, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'

const Control = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-inline-size: ${minTargetSize};
  min-block-size: ${minTargetSize};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  ${media.wide} {
    padding-inline: ${space[12]};
  }
`
const Content = styled.span`
  display: none;

  ${media.wide} {
    display: inline;
  }
`
const Key = styled.kbd`
  display: none;
  min-inline-size: 1.5rem;
  padding-inline: 0.35rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 5px;
  color: ${color.inkSoft};
  font-family: inherit;
  font-size: ${fontSize[13]};
  line-height: 1.4rem;
  text-align: center;

  ${media.wide} {
    display: inline-block;
  }
`

const slash = '/'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Opens the search from anywhere: the page's own field takes the focus, or the home page comes with its field focused. */
const useOpenSearch = () => {
  const { events, navigate } = usePlatform()
  return async () => {
    const listens = () => (events.all.get('search.open')?.length ?? 0) > 0
    if (!listens()) await navigate(urls.home())
    // The page that just arrived subscribes in an effect.
    requestAnimationFrame(() => events.emit('search.open'))
  }
}

/** The way to the search, by button or by the slash key. */
export const SearchControl = () => {
  const t = useTranslations('shell')
  const open = useOpenSearch()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== slash || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <Control
      to={urls.home()}
      prefetch="intent"
      aria-label={t('header.searchHint')}
      aria-keyshortcuts="/"
      onClick={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <Icon glyph={Search} size={18} />
      <Content aria-hidden>{t('header.search')}</Content>
      <Key aria-hidden>{slash}</Key>
    </Control>
  )
}
