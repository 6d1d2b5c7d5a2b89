export declare const jobFilters: {
    readonly query: 'text';
    readonly location: 'text';
    readonly job_locations: 'ids';
    readonly main_functions: 'ids';
    readonly job_categories: 'alias';
    readonly job_function_ids: 'ids';
    readonly function_job_title_ids: 'ids';
    readonly job_types: 'ids';
    readonly xp_lvls: 'ids';
    readonly degrees: 'ids';
    readonly company_ids: 'ids';
    readonly salary_from: 'amount';
    readonly salary_to: 'amount';
    readonly is_company_verified: 'flag';
    readonly arrangements: 'arrangements';
    readonly is_web3: 'flag';
    readonly posted_within: 'days';
    readonly country: 'country';
};
export type JobFilterName = keyof typeof jobFilters;
export type IdFilter = {
    [Name in JobFilterName]: (typeof jobFilters)[Name] extends 'ids' ? Name : never;
}[JobFilterName];
export declare const idFilters: IdFilter[];
export declare const functionFilters: ["main_functions", "job_function_ids", "function_job_title_ids"];
export type FunctionFilter = (typeof functionFilters)[number];
