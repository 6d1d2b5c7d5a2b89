import type { Breadcrumb, ErrorSample, SymbolisedFrame } from '@jobspan/shared-kit/contracts/registry/errors'
import { color, fontSize, Heading, Notice, radius, Stack, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { Monospace } from '../../components/monospace.tsx'
import { useConsoleText } from '../../texts.ts'

const Frames = styled.ol`
  margin: 0;
  padding: 8px 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  list-style: none;
  font-size: ${fontSize[15]};
`
/** Paths read from left to right in every language. */
const Frame = styled.li<{ $isOwn: boolean }>`
  direction: ltr;
  padding: 4px 12px;
  color: ${({ $isOwn }) => ($isOwn ? color.ink : color.inkSoft)};
  text-align: start;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: fit-content(8rem) minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[15]};

  li {
    display: contents;
  }

  li > :first-child {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

const isOwn = ({ file }: SymbolisedFrame) => !/(^|\/)node_modules\/|^bundler$/.test(file)

/** One time that an error was met: where it was thrown, and what happened before. */
export function ErrorExample({ sample: { frames, breadcrumbs } }: { sample: ErrorSample }) {
  const t = useConsoleText()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('errors.stack')}
        </Heading>
        {frames.length === 0 ? (
          <Text size={15} tone="soft">
            {t('errors.noStack')}
          </Text>
        ) : (
          <Stack gap={8}>
            {frames.some(({ isSymbolised }) => !isSymbolised) && (
              <Notice severity="warning">{t('errors.noMap')}</Notice>
            )}
            <Frames>
              {frames.map((frame, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a recursive function stands there many times, and nothing moves.
                <Frame key={index} $isOwn={isOwn(frame)}>
                  <Monospace>
                    {frame.name && (
                      <>
                        <strong>{frame.name}</strong>{' '}
                      </>
                    )}
                    {frame.file}:{frame.line}:{frame.column}
                  </Monospace>
                </Frame>
              ))}
            </Frames>
          </Stack>
        )}
      </Stack>
      {breadcrumbs.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            {t('errors.before')}
          </Heading>
          <Steps>
            {breadcrumbs.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and nothing moves.
              <li key={index}>
                <span>{t('errors.secondsBefore', { count: step.ago })}</span>
                <span>
                  <Step step={step} />
                </span>
              </li>
            ))}
          </Steps>
        </Stack>
      )}
    </Stack>
  )
}

function Step({ step }: { step: Breadcrumb }) {
  const t = useConsoleText()
  if (step.kind === 'page')
    return (
      <>
        {t('errors.step.page')} <Monospace>{step.route}</Monospace>
      </>
    )
  if (step.kind === 'click')
    return (
      <>
        {t('errors.step.click', { role: t(`errors.role.${step.role}`, { defaultValue: step.role }) })}{' '}
        {step.name && <Monospace>{step.name}</Monospace>}
      </>
    )
  return (
    <>
      {t(step.status === 0 ? 'errors.step.noAnswer' : 'errors.step.call', { status: step.status })}{' '}
      <Monospace>
        {step.method} {step.path}
      </Monospace>
    </>
  )
}
