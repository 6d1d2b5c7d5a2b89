import { z } from 'zod/mini';
export declare const workArrangement: z.ZodMiniEnum<{
    hybrid: "hybrid";
    on_site: "on_site";
    remote: "remote";
}>;
export declare const recruiterActivity: z.ZodMiniEnum<{
    month: "month";
    now: "now";
    today: "today";
    week: "week";
}>;
export type RecruiterActivity = z.infer<typeof recruiterActivity>;
export declare const jobLocation: z.ZodMiniObject<{
    label: z.ZodMiniString<string>;
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
    country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
    locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
    region: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type JobLocation = z.infer<typeof jobLocation>;
export declare const jobSummary: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    language: z.ZodMiniNullable<z.ZodMiniEnum<{
        ar: "ar";
        "en-us": "en-us";
        "es-es": "es-es";
        id: "id";
        ja: "ja";
        ms: "ms";
        "pt-br": "pt-br";
        tr: "tr";
        "zh-cn": "zh-cn";
        "zh-tw": "zh-tw";
    }>>;
    company: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    places: z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
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
        country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
        locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    pay: z.ZodMiniNullable<z.ZodMiniObject<{
        min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        currency: z.ZodMiniString<string>;
        period: z.ZodMiniEnum<{
            DAY: "DAY";
            HOUR: "HOUR";
            MONTH: "MONTH";
            WEEK: "WEEK";
            YEAR: "YEAR";
        }>;
    }, z.core.$strip>>;
    job_type: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
        hybrid: "hybrid";
        on_site: "on_site";
        remote: "remote";
    }>>;
    posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_reposted: z.ZodMiniBoolean<boolean>;
    is_urgent: z.ZodMiniBoolean<boolean>;
    is_web3: z.ZodMiniBoolean<boolean>;
    recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
        month: "month";
        now: "now";
        today: "today";
        week: "week";
    }>>;
    response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    is_external: z.ZodMiniBoolean<boolean>;
    is_saved: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type JobSummary = z.infer<typeof jobSummary>;
export declare const screeningQuestion: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    question: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
        choice: "choice";
        text: "text";
        yes_no: "yes_no";
    }>;
    options: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;
export declare const japanFacts: z.ZodMiniObject<{
    social_insurance: z.ZodMiniNullable<z.ZodMiniString<string>>;
    passive_smoking_measures: z.ZodMiniNullable<z.ZodMiniString<string>>;
    contract_period: z.ZodMiniNullable<z.ZodMiniString<string>>;
    holidays_and_work_style: z.ZodMiniNullable<z.ZodMiniString<string>>;
    working_hours: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type JapanFacts = z.infer<typeof japanFacts>;
export declare const jobDetail: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    language: z.ZodMiniNullable<z.ZodMiniEnum<{
        ar: "ar";
        "en-us": "en-us";
        "es-es": "es-es";
        id: "id";
        ja: "ja";
        ms: "ms";
        "pt-br": "pt-br";
        tr: "tr";
        "zh-cn": "zh-cn";
        "zh-tw": "zh-tw";
    }>>;
    company: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    places: z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
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
        country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
        locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    pay: z.ZodMiniNullable<z.ZodMiniObject<{
        min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        currency: z.ZodMiniString<string>;
        period: z.ZodMiniEnum<{
            DAY: "DAY";
            HOUR: "HOUR";
            MONTH: "MONTH";
            WEEK: "WEEK";
            YEAR: "YEAR";
        }>;
    }, z.core.$strip>>;
    job_type: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
        hybrid: "hybrid";
        on_site: "on_site";
        remote: "remote";
    }>>;
    posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_reposted: z.ZodMiniBoolean<boolean>;
    is_urgent: z.ZodMiniBoolean<boolean>;
    is_web3: z.ZodMiniBoolean<boolean>;
    recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
        month: "month";
        now: "now";
        today: "today";
        week: "week";
    }>>;
    response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    is_external: z.ZodMiniBoolean<boolean>;
    is_saved: z.ZodMiniBoolean<boolean>;
    status: z.ZodMiniEnum<{
        closed: "closed";
        on_hold: "on_hold";
        open: "open";
    }>;
    description: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    responsibilities: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    requirements: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    benefits: z.ZodMiniArray<z.ZodMiniString<string>>;
    skills: z.ZodMiniArray<z.ZodMiniString<string>>;
    main_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    job_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    degree: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    industry: z.ZodMiniNullable<z.ZodMiniString<string>>;
    full_address: z.ZodMiniNullable<z.ZodMiniString<string>>;
    latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    applicant_location: z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            only: "only";
            worldwide: "worldwide";
            worldwide_except: "worldwide_except";
        }>;
        countries: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    valid_through: z.ZodMiniNullable<z.ZodMiniString<string>>;
    openings: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    recruiter: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    company_detail: z.ZodMiniNullable<z.ZodMiniObject<{
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
    screening_questions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        question: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            choice: "choice";
            text: "text";
            yes_no: "yes_no";
        }>;
        options: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    external_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    japan: z.ZodMiniNullable<z.ZodMiniObject<{
        social_insurance: z.ZodMiniNullable<z.ZodMiniString<string>>;
        passive_smoking_measures: z.ZodMiniNullable<z.ZodMiniString<string>>;
        contract_period: z.ZodMiniNullable<z.ZodMiniString<string>>;
        holidays_and_work_style: z.ZodMiniNullable<z.ZodMiniString<string>>;
        working_hours: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    updated_at: z.ZodMiniString<string>;
}, z.core.$strip>;
export type JobDetail = z.infer<typeof jobDetail>;
export declare const jobFilterQuery: z.ZodMiniObject<{
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
    company_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    degrees: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    is_web3: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    job_categories: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_function_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_locations: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_types: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    location: z.ZodMiniOptional<z.ZodMiniString<string>>;
    main_functions: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    posted_within: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    salary_from: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    salary_to: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    xp_lvls: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
}, z.core.$strip>;
export type JobFilter = z.infer<typeof jobFilterQuery>;
export declare const jobSearchQuery: z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    sort: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    source: z.ZodMiniOptional<z.ZodMiniString<string>>;
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
    company_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    degrees: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    is_web3: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    job_categories: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_function_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_locations: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_types: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    location: z.ZodMiniOptional<z.ZodMiniString<string>>;
    main_functions: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    posted_within: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    salary_from: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    salary_to: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    xp_lvls: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
}, z.core.$strip>;
export declare const jobSearchResult: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        language: z.ZodMiniNullable<z.ZodMiniEnum<{
            ar: "ar";
            "en-us": "en-us";
            "es-es": "es-es";
            id: "id";
            ja: "ja";
            ms: "ms";
            "pt-br": "pt-br";
            tr: "tr";
            "zh-cn": "zh-cn";
            "zh-tw": "zh-tw";
        }>>;
        company: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            slug: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            is_verified: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        places: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
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
            country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
            locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
            region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        pay: z.ZodMiniNullable<z.ZodMiniObject<{
            min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            currency: z.ZodMiniString<string>;
            period: z.ZodMiniEnum<{
                DAY: "DAY";
                HOUR: "HOUR";
                MONTH: "MONTH";
                WEEK: "WEEK";
                YEAR: "YEAR";
            }>;
        }, z.core.$strip>>;
        job_type: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
            hybrid: "hybrid";
            on_site: "on_site";
            remote: "remote";
        }>>;
        posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_reposted: z.ZodMiniBoolean<boolean>;
        is_urgent: z.ZodMiniBoolean<boolean>;
        is_web3: z.ZodMiniBoolean<boolean>;
        recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
            month: "month";
            now: "now";
            today: "today";
            week: "week";
        }>>;
        response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        is_external: z.ZodMiniBoolean<boolean>;
        is_saved: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    total: z.ZodMiniNumber<number>;
    page: z.ZodMiniNumber<number>;
    size: z.ZodMiniNumber<number>;
    query_id: z.ZodMiniString<string>;
    is_total_approximate: z.ZodMiniBoolean<boolean>;
    hidden_total: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    sort: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type JobSearchResult = z.infer<typeof jobSearchResult>;
export declare const jobFacets: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    is_approximate: z.ZodMiniBoolean<boolean>;
    job_locations: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    main_functions: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    job_function_ids: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
    job_types: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    xp_lvls: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    degrees: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    salary_ranges: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    arrangements: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    is_company_verified: z.ZodMiniNumber<number>;
    posted_within: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    countries: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
}, z.core.$strip>;
export type JobFacets = z.infer<typeof jobFacets>;
export declare const relaxations: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        filter: z.ZodMiniString<string>;
        total: z.ZodMiniNumber<number>;
        is_approximate: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Relaxations = z.infer<typeof relaxations>;
export declare const searchJobs: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    sort: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    source: z.ZodMiniOptional<z.ZodMiniString<string>>;
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
    company_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    degrees: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    is_web3: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    job_categories: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_function_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_locations: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_types: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    location: z.ZodMiniOptional<z.ZodMiniString<string>>;
    main_functions: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    posted_within: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    salary_from: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    salary_to: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    xp_lvls: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        language: z.ZodMiniNullable<z.ZodMiniEnum<{
            ar: "ar";
            "en-us": "en-us";
            "es-es": "es-es";
            id: "id";
            ja: "ja";
            ms: "ms";
            "pt-br": "pt-br";
            tr: "tr";
            "zh-cn": "zh-cn";
            "zh-tw": "zh-tw";
        }>>;
        company: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            slug: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            is_verified: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        places: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
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
            country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
            locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
            region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        pay: z.ZodMiniNullable<z.ZodMiniObject<{
            min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            currency: z.ZodMiniString<string>;
            period: z.ZodMiniEnum<{
                DAY: "DAY";
                HOUR: "HOUR";
                MONTH: "MONTH";
                WEEK: "WEEK";
                YEAR: "YEAR";
            }>;
        }, z.core.$strip>>;
        job_type: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
            hybrid: "hybrid";
            on_site: "on_site";
            remote: "remote";
        }>>;
        posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_reposted: z.ZodMiniBoolean<boolean>;
        is_urgent: z.ZodMiniBoolean<boolean>;
        is_web3: z.ZodMiniBoolean<boolean>;
        recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
            month: "month";
            now: "now";
            today: "today";
            week: "week";
        }>>;
        response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        is_external: z.ZodMiniBoolean<boolean>;
        is_saved: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    total: z.ZodMiniNumber<number>;
    page: z.ZodMiniNumber<number>;
    size: z.ZodMiniNumber<number>;
    query_id: z.ZodMiniString<string>;
    is_total_approximate: z.ZodMiniBoolean<boolean>;
    hidden_total: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    sort: z.ZodMiniNumber<number>;
}, z.core.$strip>>;
export declare const searchJobFacets: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
    company_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    degrees: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    is_web3: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    job_categories: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_function_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_locations: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_types: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    location: z.ZodMiniOptional<z.ZodMiniString<string>>;
    main_functions: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    posted_within: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    salary_from: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    salary_to: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    xp_lvls: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    is_approximate: z.ZodMiniBoolean<boolean>;
    job_locations: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    main_functions: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    job_function_ids: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
    job_types: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    xp_lvls: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    degrees: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    salary_ranges: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    arrangements: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    is_company_verified: z.ZodMiniNumber<number>;
    posted_within: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    countries: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
}, z.core.$strip>>;
export declare const searchJobRelaxations: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
    company_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    degrees: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    function_job_title_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    is_company_verified: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    is_web3: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "0" | "1" | "false" | "true">>>;
    job_categories: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_function_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_locations: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    job_types: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    location: z.ZodMiniOptional<z.ZodMiniString<string>>;
    main_functions: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
    posted_within: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    query: z.ZodMiniOptional<z.ZodMiniString<string>>;
    salary_from: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    salary_to: z.ZodMiniOptional<z.ZodMiniNumber<unknown>>;
    xp_lvls: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        filter: z.ZodMiniString<string>;
        total: z.ZodMiniNumber<number>;
        is_approximate: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const getJob: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    language: z.ZodMiniNullable<z.ZodMiniEnum<{
        ar: "ar";
        "en-us": "en-us";
        "es-es": "es-es";
        id: "id";
        ja: "ja";
        ms: "ms";
        "pt-br": "pt-br";
        tr: "tr";
        "zh-cn": "zh-cn";
        "zh-tw": "zh-tw";
    }>>;
    company: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    places: z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
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
        country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
        locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    pay: z.ZodMiniNullable<z.ZodMiniObject<{
        min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        currency: z.ZodMiniString<string>;
        period: z.ZodMiniEnum<{
            DAY: "DAY";
            HOUR: "HOUR";
            MONTH: "MONTH";
            WEEK: "WEEK";
            YEAR: "YEAR";
        }>;
    }, z.core.$strip>>;
    job_type: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
        hybrid: "hybrid";
        on_site: "on_site";
        remote: "remote";
    }>>;
    posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_reposted: z.ZodMiniBoolean<boolean>;
    is_urgent: z.ZodMiniBoolean<boolean>;
    is_web3: z.ZodMiniBoolean<boolean>;
    recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
        month: "month";
        now: "now";
        today: "today";
        week: "week";
    }>>;
    response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    is_external: z.ZodMiniBoolean<boolean>;
    is_saved: z.ZodMiniBoolean<boolean>;
    status: z.ZodMiniEnum<{
        closed: "closed";
        on_hold: "on_hold";
        open: "open";
    }>;
    description: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    responsibilities: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    requirements: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    benefits: z.ZodMiniArray<z.ZodMiniString<string>>;
    skills: z.ZodMiniArray<z.ZodMiniString<string>>;
    main_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    job_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    degree: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    industry: z.ZodMiniNullable<z.ZodMiniString<string>>;
    full_address: z.ZodMiniNullable<z.ZodMiniString<string>>;
    latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    applicant_location: z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            only: "only";
            worldwide: "worldwide";
            worldwide_except: "worldwide_except";
        }>;
        countries: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    valid_through: z.ZodMiniNullable<z.ZodMiniString<string>>;
    openings: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    recruiter: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    company_detail: z.ZodMiniNullable<z.ZodMiniObject<{
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
    screening_questions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        question: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            choice: "choice";
            text: "text";
            yes_no: "yes_no";
        }>;
        options: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    external_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    japan: z.ZodMiniNullable<z.ZodMiniObject<{
        social_insurance: z.ZodMiniNullable<z.ZodMiniString<string>>;
        passive_smoking_measures: z.ZodMiniNullable<z.ZodMiniString<string>>;
        contract_period: z.ZodMiniNullable<z.ZodMiniString<string>>;
        holidays_and_work_style: z.ZodMiniNullable<z.ZodMiniString<string>>;
        working_hours: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    updated_at: z.ZodMiniString<string>;
}, z.core.$strip>>;
export declare const getJobStatic: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    slug: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    language: z.ZodMiniNullable<z.ZodMiniEnum<{
        ar: "ar";
        "en-us": "en-us";
        "es-es": "es-es";
        id: "id";
        ja: "ja";
        ms: "ms";
        "pt-br": "pt-br";
        tr: "tr";
        "zh-cn": "zh-cn";
        "zh-tw": "zh-tw";
    }>>;
    company: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_verified: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    places: z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
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
        country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
        locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    pay: z.ZodMiniNullable<z.ZodMiniObject<{
        min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        currency: z.ZodMiniString<string>;
        period: z.ZodMiniEnum<{
            DAY: "DAY";
            HOUR: "HOUR";
            MONTH: "MONTH";
            WEEK: "WEEK";
            YEAR: "YEAR";
        }>;
    }, z.core.$strip>>;
    job_type: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
        hybrid: "hybrid";
        on_site: "on_site";
        remote: "remote";
    }>>;
    posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    is_reposted: z.ZodMiniBoolean<boolean>;
    is_urgent: z.ZodMiniBoolean<boolean>;
    is_web3: z.ZodMiniBoolean<boolean>;
    recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
        month: "month";
        now: "now";
        today: "today";
        week: "week";
    }>>;
    response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    is_external: z.ZodMiniBoolean<boolean>;
    is_saved: z.ZodMiniBoolean<boolean>;
    status: z.ZodMiniEnum<{
        closed: "closed";
        on_hold: "on_hold";
        open: "open";
    }>;
    description: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    responsibilities: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    requirements: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"heading">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"paragraph">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"list">;
        ordered: z.ZodMiniBoolean<boolean>;
        items: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    benefits: z.ZodMiniArray<z.ZodMiniString<string>>;
    skills: z.ZodMiniArray<z.ZodMiniString<string>>;
    main_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    job_function: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    degree: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        key: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    industry: z.ZodMiniNullable<z.ZodMiniString<string>>;
    full_address: z.ZodMiniNullable<z.ZodMiniString<string>>;
    latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    applicant_location: z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            only: "only";
            worldwide: "worldwide";
            worldwide_except: "worldwide_except";
        }>;
        countries: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    valid_through: z.ZodMiniNullable<z.ZodMiniString<string>>;
    openings: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    recruiter: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    company_detail: z.ZodMiniNullable<z.ZodMiniObject<{
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
    screening_questions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        question: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            choice: "choice";
            text: "text";
            yes_no: "yes_no";
        }>;
        options: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    external_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    japan: z.ZodMiniNullable<z.ZodMiniObject<{
        social_insurance: z.ZodMiniNullable<z.ZodMiniString<string>>;
        passive_smoking_measures: z.ZodMiniNullable<z.ZodMiniString<string>>;
        contract_period: z.ZodMiniNullable<z.ZodMiniString<string>>;
        holidays_and_work_style: z.ZodMiniNullable<z.ZodMiniString<string>>;
        working_hours: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    updated_at: z.ZodMiniString<string>;
}, z.core.$strip>>;
export declare const isJobSaved: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    is_saved: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>>;
export declare const viewJob: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    source: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniNull>;
export declare const similarJobs: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    job_id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        language: z.ZodMiniNullable<z.ZodMiniEnum<{
            ar: "ar";
            "en-us": "en-us";
            "es-es": "es-es";
            id: "id";
            ja: "ja";
            ms: "ms";
            "pt-br": "pt-br";
            tr: "tr";
            "zh-cn": "zh-cn";
            "zh-tw": "zh-tw";
        }>>;
        company: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            slug: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            is_verified: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        places: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
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
            country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
            locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
            region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        pay: z.ZodMiniNullable<z.ZodMiniObject<{
            min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            currency: z.ZodMiniString<string>;
            period: z.ZodMiniEnum<{
                DAY: "DAY";
                HOUR: "HOUR";
                MONTH: "MONTH";
                WEEK: "WEEK";
                YEAR: "YEAR";
            }>;
        }, z.core.$strip>>;
        job_type: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
            hybrid: "hybrid";
            on_site: "on_site";
            remote: "remote";
        }>>;
        posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_reposted: z.ZodMiniBoolean<boolean>;
        is_urgent: z.ZodMiniBoolean<boolean>;
        is_web3: z.ZodMiniBoolean<boolean>;
        recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
            month: "month";
            now: "now";
            today: "today";
            week: "week";
        }>>;
        response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        is_external: z.ZodMiniBoolean<boolean>;
        is_saved: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const recommendedJobs: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
    arrangements: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<("hybrid" | "on_site" | "remote")[], string>>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        slug: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        language: z.ZodMiniNullable<z.ZodMiniEnum<{
            ar: "ar";
            "en-us": "en-us";
            "es-es": "es-es";
            id: "id";
            ja: "ja";
            ms: "ms";
            "pt-br": "pt-br";
            tr: "tr";
            "zh-cn": "zh-cn";
            "zh-tw": "zh-tw";
        }>>;
        company: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            slug: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            is_verified: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        places: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
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
            country_code: z.ZodMiniNullable<z.ZodMiniString<string>>;
            locality: z.ZodMiniOptional<z.ZodMiniString<string>>;
            region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        pay: z.ZodMiniNullable<z.ZodMiniObject<{
            min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            currency: z.ZodMiniString<string>;
            period: z.ZodMiniEnum<{
                DAY: "DAY";
                HOUR: "HOUR";
                MONTH: "MONTH";
                WEEK: "WEEK";
                YEAR: "YEAR";
            }>;
        }, z.core.$strip>>;
        job_type: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        xp_lvl: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            key: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        arrangement: z.ZodMiniNullable<z.ZodMiniEnum<{
            hybrid: "hybrid";
            on_site: "on_site";
            remote: "remote";
        }>>;
        posted_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        is_reposted: z.ZodMiniBoolean<boolean>;
        is_urgent: z.ZodMiniBoolean<boolean>;
        is_web3: z.ZodMiniBoolean<boolean>;
        recruiter_activity: z.ZodMiniNullable<z.ZodMiniEnum<{
            month: "month";
            now: "now";
            today: "today";
            week: "week";
        }>>;
        response_rate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        is_external: z.ZodMiniBoolean<boolean>;
        is_saved: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    is_personal: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>>;
export declare const hotJobTitles: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    country: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        job_title_id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        value: z.ZodMiniString<string>;
        count: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const recordHotSearch: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    device: z.ZodMiniString<string>;
    page: z.ZodMiniString<string>;
    source: z.ZodMiniString<string>;
    query: z.ZodMiniString<string>;
    job_title_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>>>;
}, z.core.$strip>, z.ZodMiniNull>;
export declare const jobTitleSuggestions: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    query: z.ZodMiniString<string>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        value: z.ZodMiniString<string>;
        count: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>>;
export declare const clickExternalJob: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    external_url: z.ZodMiniString<string>;
}, z.core.$strip>>;
export declare const reportJob: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{
    id: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    report_reason_id: z.ZodMiniNumber<number>;
}, z.core.$strip>, z.ZodMiniNull>;
export declare const jobSitemap: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        slug: z.ZodMiniString<string>;
        language: z.ZodMiniNullable<z.ZodMiniEnum<{
            ar: "ar";
            "en-us": "en-us";
            "es-es": "es-es";
            id: "id";
            ja: "ja";
            ms: "ms";
            "pt-br": "pt-br";
            tr: "tr";
            "zh-cn": "zh-cn";
            "zh-tw": "zh-tw";
        }>>;
        updated_at: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    pages: z.ZodMiniArray<z.ZodMiniNumber<number>>;
}, z.core.$strip>>;
