import type { Target, Unit } from './measurement.ts'

const target = (unit: Unit, label: string, goal: number | null, stretch: number | null = null): Target => ({
  label,
  unit,
  goal,
  stretch,
})

/** The numbers of our targets, where README and tables take them from. Bytes are thousands, as browsers show them. */
export const targets = {
  searchLcp: target('s', 'LCP', 1.5, 1.2),
  searchTbt: target('ms', 'TBT', 150, 100),
  searchCls: target('', 'CLS', 0.02, 0),
  jobLcp: target('s', 'LCP', 1.4, 1.1),
  bytes: target('KB', 'bytes', 320, 260),
  javaScript: target('KB', 'JavaScript', 200, 170),
  requests: target('', 'requests', 25, 15),
  clickPrefetched: target('ms', 'click on a job → painted, prefetched', 150, 100),
  clickCold: target('ms', 'click on a job → painted, cold', 500, 350),
  back: target('ms', 'back to the list, scroll kept', 100, 50),
  suggestions: target('ms', 'last key → suggestions', 250, 180),
  results: target('ms', 'last key → results', 500, 350),
  federationLcp: target('×', 'LCP', 1.15, 1.05),
  federationJavaScript: target('×', 'JavaScript', 1.25, 1.1),
  postgresSearch: target('ms', 'search page of 30, 200 rps, p95', 25),
  postgresFacets: target('ms', 'facets, 100 rps, p95', 50),
  postgresSuggestions: target('ms', 'suggestions, 300 rps, p95', 15),
  postgresJob: target('ms', 'job detail, 500 rps, p95', 10),
  pgliteSearch: target('ms', 'search page of 30, p95', 15),
  pgliteFacets: target('ms', 'facets, p95', 60),
  loginBeyondHash: target('ms', 'signing in beyond the password hash, 50 rps, p95', 150),
  sessionCheck: target('ms', 'session check, 200 rps, p95', 2),
  alerts: target('s', '1,000,000 job alerts matched with 20,000 new jobs', 600),
  alertsWrong: target('', 'alerts that were not matched and mailed exactly once', 0),
  memberList: target('ms', 'a list, 100 rps, p95', 25),
  aiAnalysis: target('ms', 'resume check without a model, p95', 300),
  aiFirstWord: target('ms', 'first streamed word after the model’s, p95', 100),
  ownResumes: target('%', 'fields not read', 0),
  otherResumes: target('%', 'fields not read', 10),
  replicasLost: target('', 'acknowledged writes that are missing or there twice', 0),
  replicasErrors: target('%', 'answers that failed while any one process was killed', 0.1),
  failures: target('', 'answers that are wrong', 0),
} as const

/** A target of the same numbers under a fuller name. */
export const named = (base: Target, before: string): Target => ({ ...base, label: `${before}: ${base.label}` })

export const untargeted = (unit: Unit, label: string): Target => target(unit, label, null)
