import { color, fontSize, space, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[16]};
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
`
const Item = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
`

/** What somebody agrees to, to be read beside the form: in a tab of its own, so that nothing typed is lost. */
export const LegalLinks = () => {
  const t = useTranslations('kit')
  const { locale } = usePlatform()
  return (
    <Row>
      {(['terms', 'privacy'] as const).map((document) => (
        <Item key={document}>
          <TextLink href={inLanguage(locale.language, urls[document]())} external>
            {t(`legal.${document}`)}
          </TextLink>
        </Item>
      ))}
    </Row>
  )
}
