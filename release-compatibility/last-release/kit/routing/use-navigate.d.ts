export declare const useNavigate: () => (to: string, options?: {
    replace?: boolean;
    keepScroll?: boolean;
    placeholder?: import("../remote/remote-contract.ts").PagePlaceholder;
}) => Promise<void>;
