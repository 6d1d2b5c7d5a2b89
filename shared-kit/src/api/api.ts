export {
  type ApiClient,
  type ApiClientSettings,
  createApiClient,
  preloadHttpClient,
} from './api-client.ts'
export { ApiError, type ApiErrorKind, isApiError, readErrorCode, readErrorText } from './api-error.ts'
export { toSearchParams } from './to-search-params.ts'
