import { SkeletonBlock, Stack } from '@jobspan/shared-kit/design'

/** The place of a list that is on its way. */
export function SkeletonRows({ rows = 6, height = '3.5rem' }: { rows?: number; height?: string }) {
  return (
    <Stack gap={8}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <SkeletonBlock key={row} height={height} />
      ))}
    </Stack>
  )
}
