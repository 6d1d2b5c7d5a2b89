export { Link } from './link.tsx'
export { LocationRouter, useLocation } from './location-router.tsx'
export { matchRoute, type RouteMatch } from './match-route.ts'
export { readRedirect } from './read-redirect.ts'
export {
  buildSearchSegment,
  normalizeSearchText,
  parseSearchSegment,
  type SearchTerms,
} from './search-path.ts'
export { inLanguage, splitLanguage, type UrlQuery, urls } from './urls.ts'
export { useNavigate } from './use-navigate.ts'
export { type OverlayLink, useOverlayLink } from './use-overlay-link.ts'
export { useSearchParams } from './use-search-params.ts'
