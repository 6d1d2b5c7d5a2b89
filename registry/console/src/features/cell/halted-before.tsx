import { isApiError } from '@jobspan/shared-kit/api'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import { haltedBeforeField } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Checkbox, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { z } from 'zod/mini'
import { Timestamp } from '../../components/timestamp.tsx'
import { useConsoleText } from '../../texts.ts'

const refusal = z.object({ errors: z.object({ [haltedBeforeField]: z.array(z.string()) }) })

/** Why the registry refuses a version that was stopped automatically before, each time with its moment; null where an error is about anything else. */
export const findEarlierHalts = (error: unknown): string[] | null => {
  const parsed = isApiError(error) ? z.safeParse(refusal, error.body) : undefined
  return parsed?.success ? (parsed.data.errors[haltedBeforeField] ?? []) : null
}

/** Says why a version was stopped before, and lets whoever knows that release it again. */
export function HaltedBefore({
  halts,
  checked,
  onChange,
}: {
  halts: readonly string[]
  checked: boolean
  onChange: (again: boolean) => void
}) {
  const t = useConsoleText()
  return (
    <Notice severity="warning" title={t('again.title')} live>
      <Stack gap={8}>
        {halts.map((halt) => {
          const [, country = '', at = '', why = halt] = /^(\S+) at (\S+Z), (.*)$/.exec(halt) ?? []
          return (
            <Text size={15} key={halt}>
              {at !== '' && (
                <>
                  {countryName(country)}, <Timestamp at={at} exact />:{' '}
                </>
              )}
              {why}
            </Text>
          )
        })}
        <Checkbox
          label={t('again.label')}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </Stack>
    </Notice>
  )
}
