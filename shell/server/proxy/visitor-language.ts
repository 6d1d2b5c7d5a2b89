import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyRequest } from 'fastify'
import { negotiateLanguage, readGeoConfiguration } from '../page/resolve-locale-keys.ts'

/**
 * The language of somebody whose request is no page of a language: of the header `Language-Id`, which our pages send with every call;
 * else of the cookie `geoConfiguration`; else of the browser; else English.
 */
export const visitorLanguage = ({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): LanguageKey =>
  languages.find(({ id }) => String(id) === headers['language-id'])?.key ??
  // Cookies are not read yet where a request fails early.
  readGeoConfiguration(cookies?.geoConfiguration).language ??
  negotiateLanguage(headers['accept-language']) ??
  'en-us'
