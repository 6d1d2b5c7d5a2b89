export type FieldProblem = 'required' | 'email' | 'phone' | 'tooShort' | 'tooLong';
export declare function useFieldProblem(): (problem: FieldProblem, count?: number) => string;
