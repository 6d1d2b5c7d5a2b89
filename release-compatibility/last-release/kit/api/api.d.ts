export { type ApiClient, type ApiClientSettings, createApiClient, preloadHttpClient, toSearchParams, } from './api-client.ts';
export { ApiError, type ApiErrorKind, isApiError, readErrorCode, readErrorText } from './api-error.ts';
