import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Section } from '../../job/section.tsx'
import { useReadPartTexts } from '../../read-part-texts/use-read-part-texts.ts'
import { payInsightQuery } from './pay-insight-query.ts'

const Scale = styled.div`
  position: relative;
  block-size: 12px;
  border-radius: 6px;
  background: ${color.sunken};
`

/** From a quarter below to a quarter above: where half of all postings are. */
const Middle = styled.span<{ $from: number; $to: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline: ${({ $from, $to }) => `${$from}% ${100 - $to}%`};
  border-radius: 6px;
  background: ${color.warningWash};
  border: 1px solid ${color.warning};
`

const Mark = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: -4px;
  inset-inline-start: calc(${({ $at }) => $at}% - 2px);
  inline-size: 4px;
  border-radius: 2px;
  background: ${color.accent};
`

/**
 * What jobs like this one pay, and where this one stands among them. Not there where too few postings say so, or it cannot be had: the job is whole
 * without it.
 */
export function PayInsight({ job }: { job: JobDetail }) {
  const t = useReadPartTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(payInsightQuery(api, job.id))
  if (!data) return null
  const { pay, title, location, kind } = data
  const bounds = [job.pay?.min ?? job.pay?.max, job.pay?.max ?? job.pay?.min]
  const own =
    job.pay &&
    job.pay.currency === pay.currency &&
    job.pay.period === pay.period &&
    bounds[0] != null &&
    bounds[1] != null
      ? (bounds[0] + bounds[1]) / 2
      : null
  const minimum = Math.min(pay.low, own ?? pay.low) * 0.9
  const maximum = Math.max(pay.high, own ?? pay.high) * 1.1
  const at = (amount: number) => ((amount - minimum) / (maximum - minimum)) * 100
  const range = format.salary({ min: pay.low, max: pay.high, currency: pay.currency, period: pay.period })
  const median = format.money(pay.median, pay.currency)
  const compared = own === null ? undefined : own < pay.low ? 'below' : own > pay.high ? 'above' : 'within'
  const place = location ? '_place' : ''
  return (
    <Section title={t(`pay.title.${kind}`, { title: title.value })}>
      <Stack gap={8}>
        <Text>{t(`pay.range${place}`, { range, median, place: location?.value })}</Text>
        <Scale aria-hidden>
          <Middle $from={at(pay.low)} $to={at(pay.high)} />
          {own !== null && <Mark $at={at(own)} />}
        </Scale>
        <Text size={15} tone="soft">
          {compared && `${t(`pay.${compared}`)} `}
          {t('pay.basis', { number: format.number(pay.jobs) })}
        </Text>
      </Stack>
    </Section>
  )
}
