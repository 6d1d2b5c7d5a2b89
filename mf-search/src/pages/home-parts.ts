export { AreaBanners } from '../features/area-banners/area-banners.tsx'
export { BrowseCategories } from '../features/browse-categories/browse-categories.tsx'
export { TopCompanies } from '../features/featured-companies/top-companies.tsx'
export { ResumePromotion } from '../features/resume-templates/resume-promotion.tsx'
