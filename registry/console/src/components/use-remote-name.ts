import { useOverview } from '../operations/get-overview.ts'

/** What a feature is called: as its team says, else by its technical name. */
export const useRemoteName = () => {
  const remotes = useOverview().data?.remotes
  return (remote: string): string => remotes?.find(({ name }) => name === remote)?.display_name ?? remote
}
