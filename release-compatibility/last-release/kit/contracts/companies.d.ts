import { z } from 'zod/mini';
export declare const companyRef: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_verified: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type CompanyRef = z.infer<typeof companyRef>;
export declare const companySummary: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_verified: z.ZodMiniBoolean<boolean>;
    industry: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    open_jobs: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type CompanySummary = z.infer<typeof companySummary>;
export declare const companyDetail: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_verified: z.ZodMiniBoolean<boolean>;
    industry: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    open_jobs: z.ZodMiniNumber<number>;
    overview: z.ZodMiniNullable<z.ZodMiniString<string>>;
    size: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    financing_stage: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    website: z.ZodMiniNullable<z.ZodMiniString<string>>;
    address: z.ZodMiniNullable<z.ZodMiniString<string>>;
    benefits: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    culture: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    country: z.ZodMiniEnum<{
        ae: "ae";
        br: "br";
        ca: "ca";
        es: "es";
        gb: "gb";
        hk: "hk";
        id: "id";
        jp: "jp";
        lk: "lk";
        my: "my";
        ng: "ng";
        others: "others";
        ph: "ph";
        rs: "rs";
        sa: "sa";
        sg: "sg";
        tr: "tr";
        tw: "tw";
        us: "us";
    }>;
}, z.core.$strip>;
export type CompanyDetail = z.infer<typeof companyDetail>;
export declare const getCompany: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_verified: z.ZodMiniBoolean<boolean>;
    industry: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    open_jobs: z.ZodMiniNumber<number>;
    overview: z.ZodMiniNullable<z.ZodMiniString<string>>;
    size: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    financing_stage: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    website: z.ZodMiniNullable<z.ZodMiniString<string>>;
    address: z.ZodMiniNullable<z.ZodMiniString<string>>;
    benefits: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    culture: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    country: z.ZodMiniEnum<{
        ae: "ae";
        br: "br";
        ca: "ca";
        es: "es";
        gb: "gb";
        hk: "hk";
        id: "id";
        jp: "jp";
        lk: "lk";
        my: "my";
        ng: "ng";
        others: "others";
        ph: "ph";
        rs: "rs";
        sa: "sa";
        sg: "sg";
        tr: "tr";
        tw: "tw";
        us: "us";
    }>;
}, z.core.$strip>>;
export declare const featuredCompanies: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
        industry: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        open_jobs: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const searchCompanies: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    industries: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    company_sizes: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    financing_stages: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniEnum<{
        0: "0";
        1: "1";
    }>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
        industry: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        open_jobs: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    total: z.ZodMiniNumber<number>;
    page: z.ZodMiniNumber<number>;
    size: z.ZodMiniNumber<number>;
}, z.core.$strip>>;
export declare const companySuggestions: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    query: z.ZodMiniString<string>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const similarCompanies: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
        industry: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        open_jobs: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const combinedSuggestions: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    query: z.ZodMiniString<string>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    titles: z.ZodMiniArray<z.ZodMiniObject<{
        value: z.ZodMiniString<string>;
        count: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    companies: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
