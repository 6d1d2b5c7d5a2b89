import { type SetURLSearchParams } from 'react-router-dom';
export declare const useSearchParams: () => [URLSearchParams, SetURLSearchParams];
