import { color, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'
import { findWordChanges } from './find-word-changes.ts'

/* The space keeps letters of both from joining, as Arabic ones do. */
const Added = styled.ins`
  padding-inline: 2px;
  background: ${color.successWash};
  color: ${color.ink};
  text-decoration: underline;
  text-decoration-color: ${color.success};
  text-underline-offset: 3px;
`
const Removed = styled.del`
  padding-inline: 2px;
  background: ${color.dangerWash};
  color: ${color.inkSoft};
  text-decoration: line-through;
`

/** Isolated, so that it says nothing of the direction in which the text itself runs. */
const Content = ({ children }: { children: string }) => (
  <VisuallyHidden>
    {' '}
    <bdi>{children}</bdi>{' '}
  </VisuallyHidden>
)

/** A text with what it would change, by colour and line, and in words for who sees neither. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const t = useTranslations('mf-profile')
  const { intl } = usePlatform().locale
  return findWordChanges(before, after, intl).map(({ kind, text }, index) => {
    // What is at a place is all that tells one piece from another.
    const key = `${index}`
    if (kind === 'same') return <span key={key}>{text}</span>
    const Mark = kind === 'added' ? Added : Removed
    return (
      <Mark key={key}>
        <Content>{t(`summaryHelp.change.${kind}`)}</Content>
        {text}
        <Content>{t('summaryHelp.change.end')}</Content>
      </Mark>
    )
  })
}
