export declare const languages: readonly [{
    readonly key: 'en-us';
    readonly id: 1;
    readonly label: 'English';
    readonly intl: 'en-US';
    readonly direction: 'ltr';
}, {
    readonly key: 'zh-cn';
    readonly id: 2;
    readonly label: '简体中文';
    readonly intl: 'zh-Hans';
    readonly direction: 'ltr';
}, {
    readonly key: 'zh-tw';
    readonly id: 5;
    readonly label: '繁體中文';
    readonly intl: 'zh-Hant';
    readonly direction: 'ltr';
}, {
    readonly key: 'ja';
    readonly id: 4;
    readonly label: '日本語';
    readonly intl: 'ja';
    readonly direction: 'ltr';
}, {
    readonly key: 'es-es';
    readonly id: 9;
    readonly label: 'Español';
    readonly intl: 'es-ES';
    readonly direction: 'ltr';
}, {
    readonly key: 'pt-br';
    readonly id: 8;
    readonly label: 'Português';
    readonly intl: 'pt-BR';
    readonly direction: 'ltr';
}, {
    readonly key: 'ms';
    readonly id: 6;
    readonly label: 'Bahasa Melayu';
    readonly intl: 'ms';
    readonly direction: 'ltr';
}, {
    readonly key: 'id';
    readonly id: 3;
    readonly label: 'Bahasa Indonesia';
    readonly intl: 'id';
    readonly direction: 'ltr';
}, {
    readonly key: 'tr';
    readonly id: 7;
    readonly label: 'Türkçe';
    readonly intl: 'tr';
    readonly direction: 'ltr';
}, {
    readonly key: 'ar';
    readonly id: 10;
    readonly label: 'العربية';
    readonly intl: 'ar';
    readonly direction: 'rtl';
}];
export type LanguageKey = (typeof languages)[number]['key'];
export declare const countries: readonly [{
    readonly key: 'jp';
    readonly id: 105;
    readonly code: 'JP';
    readonly currency: 'JPY';
    readonly language: 'ja';
    readonly smsAllowed: true;
}, {
    readonly key: 'ph';
    readonly id: 167;
    readonly code: 'PH';
    readonly currency: 'PHP';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'sg';
    readonly id: 193;
    readonly code: 'SG';
    readonly currency: 'SGD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'my';
    readonly id: 127;
    readonly code: 'MY';
    readonly currency: 'MYR';
    readonly language: 'ms';
    readonly smsAllowed: true;
}, {
    readonly key: 'id';
    readonly id: 96;
    readonly code: 'ID';
    readonly currency: 'IDR';
    readonly language: 'id';
    readonly smsAllowed: true;
}, {
    readonly key: 'hk';
    readonly id: 92;
    readonly code: 'HK';
    readonly currency: 'HKD';
    readonly language: 'zh-tw';
    readonly smsAllowed: true;
}, {
    readonly key: 'tw';
    readonly id: 211;
    readonly code: 'TW';
    readonly currency: 'TWD';
    readonly language: 'zh-tw';
    readonly smsAllowed: true;
}, {
    readonly key: 'us';
    readonly id: 229;
    readonly code: 'US';
    readonly currency: 'USD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'gb';
    readonly id: 228;
    readonly code: 'GB';
    readonly currency: 'GBP';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'ca';
    readonly id: 38;
    readonly code: 'CA';
    readonly currency: 'CAD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'br';
    readonly id: 29;
    readonly code: 'BR';
    readonly currency: 'BRL';
    readonly language: 'pt-br';
    readonly smsAllowed: true;
}, {
    readonly key: 'tr';
    readonly id: 220;
    readonly code: 'TR';
    readonly currency: 'TRY';
    readonly language: 'tr';
    readonly smsAllowed: true;
}, {
    readonly key: 'ng';
    readonly id: 154;
    readonly code: 'NG';
    readonly currency: 'NGN';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'sa';
    readonly id: 188;
    readonly code: 'SA';
    readonly currency: 'SAR';
    readonly language: 'ar';
    readonly smsAllowed: true;
}, {
    readonly key: 'ae';
    readonly id: 227;
    readonly code: 'AE';
    readonly currency: 'AED';
    readonly language: 'ar';
    readonly smsAllowed: true;
}, {
    readonly key: 'lk';
    readonly id: 203;
    readonly code: 'LK';
    readonly currency: 'LKR';
    readonly language: 'en-us';
    readonly smsAllowed: true;
}, {
    readonly key: 'es';
    readonly id: 202;
    readonly code: 'ES';
    readonly currency: 'EUR';
    readonly language: 'es-es';
    readonly smsAllowed: true;
}, {
    readonly key: 'rs';
    readonly id: 190;
    readonly code: 'RS';
    readonly currency: 'RSD';
    readonly language: 'en-us';
    readonly smsAllowed: false;
}, {
    readonly key: 'others';
    readonly id: 241;
    readonly code: null;
    readonly currency: 'USD';
    readonly language: 'en-us';
    readonly smsAllowed: false;
}];
export type Country = (typeof countries)[number];
export type CountryKey = Country['key'];
export declare const findLanguage: (key: string) => {
    readonly key: 'en-us';
    readonly id: 1;
    readonly label: 'English';
    readonly intl: 'en-US';
    readonly direction: 'ltr';
} | {
    readonly key: 'zh-cn';
    readonly id: 2;
    readonly label: '简体中文';
    readonly intl: 'zh-Hans';
    readonly direction: 'ltr';
} | {
    readonly key: 'zh-tw';
    readonly id: 5;
    readonly label: '繁體中文';
    readonly intl: 'zh-Hant';
    readonly direction: 'ltr';
} | {
    readonly key: 'ja';
    readonly id: 4;
    readonly label: '日本語';
    readonly intl: 'ja';
    readonly direction: 'ltr';
} | {
    readonly key: 'es-es';
    readonly id: 9;
    readonly label: 'Español';
    readonly intl: 'es-ES';
    readonly direction: 'ltr';
} | {
    readonly key: 'pt-br';
    readonly id: 8;
    readonly label: 'Português';
    readonly intl: 'pt-BR';
    readonly direction: 'ltr';
} | {
    readonly key: 'ms';
    readonly id: 6;
    readonly label: 'Bahasa Melayu';
    readonly intl: 'ms';
    readonly direction: 'ltr';
} | {
    readonly key: 'id';
    readonly id: 3;
    readonly label: 'Bahasa Indonesia';
    readonly intl: 'id';
    readonly direction: 'ltr';
} | {
    readonly key: 'tr';
    readonly id: 7;
    readonly label: 'Türkçe';
    readonly intl: 'tr';
    readonly direction: 'ltr';
} | {
    readonly key: 'ar';
    readonly id: 10;
    readonly label: 'العربية';
    readonly intl: 'ar';
    readonly direction: 'rtl';
} | undefined;
export declare const findCountry: (key: string) => {
    readonly key: 'jp';
    readonly id: 105;
    readonly code: 'JP';
    readonly currency: 'JPY';
    readonly language: 'ja';
    readonly smsAllowed: true;
} | {
    readonly key: 'ph';
    readonly id: 167;
    readonly code: 'PH';
    readonly currency: 'PHP';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'sg';
    readonly id: 193;
    readonly code: 'SG';
    readonly currency: 'SGD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'my';
    readonly id: 127;
    readonly code: 'MY';
    readonly currency: 'MYR';
    readonly language: 'ms';
    readonly smsAllowed: true;
} | {
    readonly key: 'id';
    readonly id: 96;
    readonly code: 'ID';
    readonly currency: 'IDR';
    readonly language: 'id';
    readonly smsAllowed: true;
} | {
    readonly key: 'hk';
    readonly id: 92;
    readonly code: 'HK';
    readonly currency: 'HKD';
    readonly language: 'zh-tw';
    readonly smsAllowed: true;
} | {
    readonly key: 'tw';
    readonly id: 211;
    readonly code: 'TW';
    readonly currency: 'TWD';
    readonly language: 'zh-tw';
    readonly smsAllowed: true;
} | {
    readonly key: 'us';
    readonly id: 229;
    readonly code: 'US';
    readonly currency: 'USD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'gb';
    readonly id: 228;
    readonly code: 'GB';
    readonly currency: 'GBP';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'ca';
    readonly id: 38;
    readonly code: 'CA';
    readonly currency: 'CAD';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'br';
    readonly id: 29;
    readonly code: 'BR';
    readonly currency: 'BRL';
    readonly language: 'pt-br';
    readonly smsAllowed: true;
} | {
    readonly key: 'tr';
    readonly id: 220;
    readonly code: 'TR';
    readonly currency: 'TRY';
    readonly language: 'tr';
    readonly smsAllowed: true;
} | {
    readonly key: 'ng';
    readonly id: 154;
    readonly code: 'NG';
    readonly currency: 'NGN';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'sa';
    readonly id: 188;
    readonly code: 'SA';
    readonly currency: 'SAR';
    readonly language: 'ar';
    readonly smsAllowed: true;
} | {
    readonly key: 'ae';
    readonly id: 227;
    readonly code: 'AE';
    readonly currency: 'AED';
    readonly language: 'ar';
    readonly smsAllowed: true;
} | {
    readonly key: 'lk';
    readonly id: 203;
    readonly code: 'LK';
    readonly currency: 'LKR';
    readonly language: 'en-us';
    readonly smsAllowed: true;
} | {
    readonly key: 'es';
    readonly id: 202;
    readonly code: 'ES';
    readonly currency: 'EUR';
    readonly language: 'es-es';
    readonly smsAllowed: true;
} | {
    readonly key: 'rs';
    readonly id: 190;
    readonly code: 'RS';
    readonly currency: 'RSD';
    readonly language: 'en-us';
    readonly smsAllowed: false;
} | {
    readonly key: 'others';
    readonly id: 241;
    readonly code: null;
    readonly currency: 'USD';
    readonly language: 'en-us';
    readonly smsAllowed: false;
} | undefined;
