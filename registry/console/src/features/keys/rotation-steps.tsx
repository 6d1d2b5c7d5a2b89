import { color, fontSize, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { useConsoleText } from '../../texts.ts'
import { type RotationStep, rotationSteps } from './rotation.ts'

const List = styled.ol`
  display: grid;
  gap: 8px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const Step = styled.li`
  counter-increment: step;
  padding-block: 12px;
  border-block-start: 2px solid ${color.line};

  &[aria-current] {
    border-color: ${color.accent};
  }

  strong {
    font-size: ${fontSize[15]};
    font-weight: 600;
  }

  strong::before {
    content: counter(step) '. ';
    font-variant-numeric: tabular-nums;
  }

  &[aria-current] strong {
    color: ${color.accent};
  }
`

/** The three steps of a rotation, and what shells do in each. */
export function RotationSteps({ next }: { next: RotationStep }) {
  const t = useConsoleText()
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={18}>
        {t('keys.how')}
      </Heading>
      <List>
        {rotationSteps.map((step) => (
          <Step key={step} aria-current={step === next ? 'step' : undefined}>
            <strong>{t(`keys.step.${step}.title`)}</strong>
            <Text size={15} tone="soft">
              {t(`keys.step.${step}.body`)}
            </Text>
          </Step>
        ))}
      </List>
    </Stack>
  )
}
