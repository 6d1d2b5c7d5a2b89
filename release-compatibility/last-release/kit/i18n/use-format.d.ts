import { type Formatters } from './formatters.ts';
export declare function useFormat(): Formatters;
