export type Finding = { name: string; state: 'good' | 'warning' | 'failed'; says: string; next: string | null }

export const finding = (name: string, state: Finding['state'], says: string, next: string | null = null): Finding => ({
  name,
  state,
  says,
  next,
})
