import { color, fontSize, Icon, minTargetSize, radius, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { Check } from 'lucide-react'
import { css, styled } from 'styled-components'
import type { Completion } from './use-completion.ts'

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const row = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-block-size: ${minTargetSize};
  padding-inline: ${space[8]};
  border-radius: ${radius.control};
  font-size: ${fontSize[15]};
  font-weight: 500;
  line-height: 1.35;
  color: ${color.inkSoft};
  text-decoration: none;

  &[aria-current] {
    background: ${color.accentWash};
    color: ${color.accentStrong};
  }
`
const StepLink = styled(Link)`
  ${row}

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`
const Still = styled.span`
  ${row}
`
const Mark = styled.span<{ $state: 'done' | 'here' | 'ahead' }>`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1.5px solid ${({ $state }) => ($state === 'ahead' ? color.lineControl : color.accent)};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? color.accent : color.surface)};
  color: ${({ $state }) => ($state === 'done' ? color.onAccent : 'inherit')};
  font-size: ${fontSize[13]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** The steps by name: those before this one lead back. */
export function StepNav({ completion }: { completion: Completion }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { step, steps, pathOf } = completion
  const here = steps.indexOf(step)
  return (
    <nav aria-label={t('complete.steps')}>
      <List role="list">
        {steps.map((each, at) => {
          const state = at < here ? 'done' : at === here ? 'here' : 'ahead'
          const words = (
            <>
              <Mark $state={state} aria-hidden>
                {state === 'done' ? <Icon glyph={Check} size={16} /> : format.number(at + 1)}
              </Mark>
              <span>
                {t(`complete.step.${each}`)}
                {state === 'done' && <VisuallyHidden> {t('complete.passed')}</VisuallyHidden>}
              </span>
            </>
          )
          return (
            <li key={each}>
              {state === 'done' ? (
                <StepLink to={pathOf(each)}>{words}</StepLink>
              ) : (
                <Still aria-current={state === 'here' ? 'step' : undefined}>{words}</Still>
              )}
            </li>
          )
        })}
      </List>
    </nav>
  )
}
