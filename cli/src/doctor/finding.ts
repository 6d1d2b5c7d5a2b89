export type Finding = { name: string; state: 'good' | 'warning' | 'failed'; message: string; next: string | null }

export const finding = (
  name: string,
  state: Finding['state'],
  message: string,
  next: string | null = null,
): Finding => ({
  name,
  state,
  message,
  next,
})
