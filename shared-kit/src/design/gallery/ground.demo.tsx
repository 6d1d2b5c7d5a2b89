import { useFormat } from '@jobspan/shared-kit/i18n'
import { Globe2, Heart, MapPin, Search } from 'lucide-react'
import { styled } from 'styled-components'
import { Flag } from '../flag.tsx'
import { Icon } from '../icon.tsx'
import { Illustration } from '../illustration.tsx'
import { Grid, Inline, Stack } from '../layout.tsx'
import { type ColorRole, edgePairs, textPairs } from '../palette.ts'
import { Heading, Text } from '../text.tsx'
import { color, fontSize, radius } from '../tokens.ts'
import { VisuallyHidden, visuallyHidden } from '../visually-hidden.tsx'
import type { Sample } from './sample-of.ts'
import { Section } from './section.tsx'
import { TokensDemo } from './tokens.demo.tsx'

const Swatch = styled.div<{ $ink: ColorRole; $ground: ColorRole }>`
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${({ $ground }) => color[$ground]};
  color: ${({ $ink }) => color[$ink]};
  font-size: ${fontSize[13]};
`
const Unseen = styled.small`
  ${visuallyHidden}
`
const Edge = styled.span<{ $ink: ColorRole }>`
  inline-size: 32px;
  block-size: 32px;
  border: 2px solid ${({ $ink }) => color[$ink]};
  border-radius: ${radius.control};
`
const tones = ['ink', 'soft', 'faint', 'accent', 'signal', 'danger', 'success', 'warning'] as const
const sizes = [48, 36, 28, 22, 18, 16, 15, 13] as const
const countries = [
  'jp',
  'ph',
  'sg',
  'my',
  'id',
  'hk',
  'tw',
  'us',
  'gb',
  'ca',
  'br',
  'tr',
  'ng',
  'sa',
  'ae',
  'lk',
  'es',
  'rs',
]

export function GroundDemo({ sample }: { sample: Sample }) {
  const format = useFormat()
  const day = 86_400_000
  return (
    <>
      <Section title="Type">
        <Stack gap={16}>
          {sizes.slice(0, 4).map((size) => (
            <Heading key={size} level={3} size={size}>
              {sample.title}
            </Heading>
          ))}
          {sizes.slice(4).map((size) => (
            <Text key={size} size={size}>
              {sample.lead}
            </Text>
          ))}
          <Inline gap={16}>
            {tones.map((tone) => (
              <Text key={tone} tone={tone} weight="medium">
                {sample.company}
              </Text>
            ))}
          </Inline>
          <Text size={15} tone="soft">
            {sample.facts[0]} <VisuallyHidden>{sample.quiet}</VisuallyHidden> {sample.facts[1]}{' '}
            <Unseen>{sample.hint}</Unseen>
          </Text>
        </Stack>
      </Section>
      <Section title="Colour" note="Every pair that may meet; each passes AA.">
        <Grid min="9rem" gap={8}>
          {textPairs.flatMap(([ink, grounds]) =>
            grounds.map((ground) => (
              <Swatch key={`${ink} ${ground}`} $ink={ink} $ground={ground}>
                {ink} · {ground}
              </Swatch>
            )),
          )}
        </Grid>
        <Inline gap={12}>
          {edgePairs.map(([ink]) => (
            <Edge key={ink} $ink={ink} />
          ))}
        </Inline>
      </Section>
      <TokensDemo />
      <Section title="Icons, flags, drawings">
        <Inline gap={16}>
          {[Search, Heart, MapPin, Globe2].map((glyph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
            <Icon key={index} glyph={glyph} size={24} />
          ))}
        </Inline>
        <Inline gap={8}>
          {countries.map((code) => (
            <Flag key={code} code={code} />
          ))}
          <Flag code={null} />
        </Inline>
        <Inline gap={48}>
          {(['noResults', 'offline', 'error', 'missing', 'closed'] as const).map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </Inline>
      </Section>
      <Section title="Numbers, pay, dates">
        <Stack gap={4}>
          {[
            format.salary({ min: 6000, max: 8000, currency: 'SGD', period: 'MONTH' }),
            format.salary({ min: 4_000_000, max: 6_000_000, currency: 'JPY', period: 'YEAR' }),
            format.salary({ min: 8_000_000, max: 12_000_000, currency: 'IDR', period: 'MONTH' }),
            format.salary({ min: 12_000, max: null, currency: 'SAR', period: 'MONTH' }),
            format.salary({ min: null, max: 24.5, currency: 'GBP', period: 'HOUR' }),
            format.salary(null),
            `${format.count(10_000, true)} · ${format.count(214)} · ${format.percent(0.82)} · ${format.distance(3200)}`,
            `${format.age(Date.now())} · ${format.age(Date.now() - day)} · ${format.age(Date.now() - 3 * day)}`,
            format.date('2026-03-03', 'long'),
            format.list(sample.facts),
          ].map((line) => (
            <Text key={line} numeric>
              {line}
            </Text>
          ))}
        </Stack>
      </Section>
    </>
  )
}
