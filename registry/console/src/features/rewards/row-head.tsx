import { Text } from '@jobspan/shared-kit/design'
import { formatCount } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'

/** What a row is about: its name, whose it is, and its points where it has some. */
export function RowHead({ name, member, points }: { name: string; member: string; points: number | null }) {
  const t = useConsoleText()
  return (
    <th scope="row">
      <Text as="div" size={15} weight="semibold">
        {name}
      </Text>
      <Text as="div" size={13} tone="soft">
        {member}
      </Text>
      {points !== null && (
        <Text as="div" size={13} tone="soft">
          {t('rewards.points', { count: points, points: formatCount(points) })}
        </Text>
      )}
    </th>
  )
}
