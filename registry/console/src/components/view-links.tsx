import { color, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  border-block-end: 1px solid ${color.line};
`
const View = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 2px;
  color: ${color.inkSoft};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.accent};
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: ${color.accent};
  }
`

/** The views of a page, each with an address of its own. */
export function ViewLinks({
  label,
  links,
}: {
  label: string
  links: readonly { href: string; label: string; isHere: boolean }[]
}) {
  return (
    <Views aria-label={label}>
      {links.map((link) => (
        <View key={link.href} href={link.href} aria-current={link.isHere ? 'page' : undefined}>
          {link.label}
        </View>
      ))}
    </Views>
  )
}
