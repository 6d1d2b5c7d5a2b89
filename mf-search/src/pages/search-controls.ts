export { FilterBar } from '../features/filter-jobs/filter-bar.tsx'
export { JobAlertButton } from '../features/job-alert/job-alert-button.tsx'
