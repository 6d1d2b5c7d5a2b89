import { color, font, fontSize, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Bridge = styled.ol<{ $steps: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $steps }) => $steps}, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`
const Step = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[8]};
  min-inline-size: 0;
`
const Arch = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 44px;
  border-block-end: 3px solid ${color.lineStrong};
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 3;
  overflow: visible;

  & > path {
    vector-effect: non-scaling-stroke;
  }

  &[data-reached='done'] {
    border-color: ${color.accent};
    stroke: ${color.accent};
    fill: ${color.accentWash};
  }

  &[data-reached='now'] {
    stroke: ${color.signal};
    stroke-dasharray: 5 4;
  }
`
const Label = styled.span<{ $quiet: boolean }>`
  padding-inline: ${space[4]};
  color: ${({ $quiet }) => ($quiet ? color.inkSoft : color.ink)};
  font-size: ${fontSize[13]};
  font-weight: ${({ $quiet }) => ($quiet ? 400 : 600)};
  line-height: ${font.leadingTight};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** A process as a bridge that gets longer: one arch for each step, `done` of them closed and the next one begun. */
export function Span({ label, steps, done }: { label: string; steps: readonly string[]; done: number }) {
  const t = useTranslations('mf-rewards')
  return (
    <Bridge $steps={steps.length} aria-label={label}>
      {steps.map((step, index) => {
        const reached = index < done ? 'done' : index === done ? 'now' : 'later'
        return (
          <Step key={step} aria-current={reached === 'now' ? 'step' : undefined}>
            <Arch viewBox="0 0 100 44" preserveAspectRatio="none" data-reached={reached} aria-hidden focusable={false}>
              <path d="M4 44A46 40 0 0 1 96 44" />
            </Arch>
            <Label $quiet={reached === 'later'}>
              {step}
              {reached === 'done' && <VisuallyHidden> {t('span.done')}</VisuallyHidden>}
            </Label>
          </Step>
        )
      })}
    </Bridge>
  )
}
