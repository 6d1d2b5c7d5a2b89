export { ApiError, type ApiErrorKind, isApiError, readErrorCode, readErrorText } from './api-error.ts';
export { type ApiClient, type ApiClientSettings, createApiClient, prepareCalls, toSearchParams } from './client.ts';
