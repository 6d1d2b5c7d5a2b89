export declare const REMOTE_CONTRACT_VERSION = "2.0.0";
export declare const isContractCompatible: (required: string, provided: string) => boolean;
