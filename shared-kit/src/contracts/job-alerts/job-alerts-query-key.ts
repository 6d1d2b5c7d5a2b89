/** The key under which every remote caches the member's job alerts: who changes one invalidates it. */
export const jobAlertsQueryKey = ['job-alerts'] as const
