export declare const stylePlugins: import("stylis").Middleware[];
