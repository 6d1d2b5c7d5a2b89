export type FieldErrorKind = 'required' | 'email' | 'phone' | 'name' | 'tooShort' | 'tooLong';
export declare function useFieldErrorText(): (problem: FieldErrorKind, count?: number) => string;
