import { SkeletonBlock, SkeletonText, Stack } from '@jobspan/shared-kit/design'

/** The place of an editor with so many fields. */
export function EditorSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap={16}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Stack gap={8} key={row}>
          <SkeletonText size={15} width="7rem" />
          <SkeletonBlock height="48px" />
        </Stack>
      ))}
    </Stack>
  )
}
