import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { color, fontSize, IconButton, media, space, Text, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { isolate } from '../../chat/isolate.ts'
import { areClocksDifferent, createTimeFormat } from '../../chat/time-format.ts'
import { isComplete, localTimeOf, type ProposedRow, type RowFault } from './proposed-rows.ts'
import { toInstant } from './to-instant.ts'

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
`
/** On phones the day has a line of its own: beside it “10:00 AM” was cut. */
const Fields = styled.div<{ $isRemovable: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isRemovable }) => $isRemovable && 'auto'};
  align-items: start;
  gap: ${space[8]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  & > :nth-child(3) {
    margin-block-start: 28px;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) ${({ $isRemovable }) => $isRemovable && 'auto'};

    & > :first-child {
      grid-column: auto;
    }
  }
`

type Props = {
  row: ProposedRow
  number: number
  interview: Interview
  timeZone: string
  fault: RowFault | undefined
  onChange: (row: ProposedRow) => void
  /** Undefined where it is the only one. */
  onRemove: (() => void) | undefined
}

/** One time that the member suggests: day and clock, and what the recruiter's clock says then. */
export function ProposedTimeFields({ row, number, interview, timeZone, fault, onChange, onRemove }: Props) {
  const t = useTranslations('mf-chat')
  const { intl } = usePlatform().locale
  const instant = isComplete(row) ? toInstant(localTimeOf(row), timeZone)?.toISOString() : undefined
  const theirs = createTimeFormat(intl, interview.recruiter_time_zone)
  const isElsewhere = instant !== undefined && areClocksDifferent(instant, createTimeFormat(intl, timeZone), theirs)
  return (
    <Group>
      <Legend>{t('proposeTimes.time', { number })}</Legend>
      <Fields $isRemovable={onRemove !== undefined}>
        <TextField
          label={t('proposeTimes.date')}
          type="date"
          value={row.date}
          onChange={({ target }) => onChange({ ...row, date: target.value })}
          {...(fault ? { error: t(`proposeTimes.${fault}`) } : {})}
        />
        <TextField
          label={t('proposeTimes.clock')}
          type="time"
          value={row.clock}
          onChange={({ target }) => onChange({ ...row, clock: target.value })}
        />
        {onRemove && <IconButton glyph={Trash2} label={t('proposeTimes.remove', { number })} onClick={onRemove} />}
      </Fields>
      <div aria-live="polite">
        {isElsewhere && (
          <Text size={13} tone="soft" numeric>
            {t('interview.theirTime', {
              name: isolate(interview.recruiter.name),
              time: `${theirs.moment(instant)} (${theirs.offset(instant)})`,
            })}
          </Text>
        )}
      </div>
    </Group>
  )
}
