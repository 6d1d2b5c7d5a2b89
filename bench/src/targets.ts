import type { Target, Unit } from './measurement.ts'

const target = (unit: Unit, label: string, goal: number | null, stretch: number | null = null): Target => ({
  label,
  unit,
  goal,
  stretch,
})

const moreIsBetter = (unit: Unit, label: string, goal: number, stretch: number): Target => ({
  ...target(unit, label, goal, stretch),
  isMoreBetter: true,
})

/** The numbers of our targets, where README and tables take them from. Bytes are thousands, as browsers show them. */
export const targets = {
  publicLcp: target('s', 'LCP', 1.3, 1.1),
  publicTbt: target('ms', 'TBT', 100, 60),
  publicCls: target('', 'CLS', 0.02, 0),
  simulatedLcp: target('s', 'LCP, simulated', 2, 1.6),
  simulatedSlow: target('%', 'visits with a simulated LCP of 1.6 s or more', 10),
  memberLcp: target('s', 'LCP', 1.5, 1.2),
  bytes: target('KB', 'bytes', 300, 240),
  javaScript: target('KB', 'JavaScript', 190, 150),
  requests: target('', 'requests', 20, 12),
  clickPrefetched: target('ms', 'click on a job → painted, prefetched', 120, 80),
  clickCold: target('ms', 'click on a job → painted, cold', 400, 250),
  back: target('ms', 'back to the list, scroll kept', 60, 40),
  suggestions: target('ms', 'last key → suggestions', 150, 80),
  results: target('ms', 'last key → results', 350, 250),
  unshownRequests: target('', 'requests of what is not shown', 0),
  unshownBytes: target('KB', 'bytes of what is not shown', 1),
  overlayPrefetched: target('ms', 'touch → overlay answers, prefetched', 500),
  federationLcp: target('×', 'LCP', 1.1, 1),
  federationJavaScript: target('×', 'JavaScript', 1.15, 1.08),
  postgresSearch: target('ms', 'search page of 30, 200 rps, p95', 10),
  postgresFacets: target('ms', 'facets, 100 rps, p95', 30),
  postgresSuggestions: target('ms', 'suggestions, 300 rps, p95', 5),
  postgresJob: target('ms', 'job detail, 500 rps, p95', 8),
  embeddedSearch: target('ms', 'search page of 30, 20 rps, p95', 8),
  embeddedFacets: target('ms', 'facets, 5 rps, p95', 10),
  embeddedJob: target('ms', 'job detail, 50 rps, p95', 8),
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
  engineSearch: target('ms', 'search page of 30, 30 rps, p95', 60),
  engineFacets: target('ms', 'facets, 30 rps, p95', 120),
  engineSearchOfFive: target('ms', 'five times as many jobs: search page of 30, 30 rps, p95', 150),
  engineFeeding: moreIsBetter('', 'jobs fed a second', 3_000, 5_000),
  engineFound: target('s', 'a new job is found', 2),
  engineLostKilled: target('', 'jobs that are lost when the node is killed under load', 0),
  engineLostRebuilt: target('', 'jobs that are lost when the index is built anew under load', 0),
  engineRelevance: target('score', 'nDCG@10, difference of the engines', 0.01),
  relevance: moreIsBetter('score', 'nDCG@10 over all', 0.85, 0.92),
  relevanceOfGroup: moreIsBetter('score', 'nDCG@10', 0.8, 0.88),
  firstRight: moreIsBetter('%', 'first result right', 85, 92),
  nothingFound: target('%', 'nothing found for typos', 3, 1),
  examplesUnmet: target('', 'answered otherwise than wanted', 0),
  message: target('ms', 'message sent → in the member’s browser, p95', 20),
  companySearch: target('ms', 'companies, 50 rps, p95', 25),
  failures: target('', 'answers that are wrong', 0),
} as const

/** A target of the same numbers under a fuller name. */
export const named = (base: Target, before: string): Target => ({ ...base, label: `${before}: ${base.label}` })

export const untargeted = (unit: Unit, label: string): Target => target(unit, label, null)
