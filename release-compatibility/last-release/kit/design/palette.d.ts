export declare const palette: {
    readonly light: {
        readonly paper: '#FBFAF7';
        readonly surface: '#FFFFFF';
        readonly sunken: '#F3F1EB';
        readonly ink: '#14171F';
        readonly inkSoft: '#4A5160';
        readonly inkFaint: '#6B7280';
        readonly line: '#E7E4DC';
        readonly lineStrong: '#CFCBC0';
        readonly lineControl: '#8A8678';
        readonly accent: '#0E6B51';
        readonly accentStrong: '#0A523E';
        readonly accentWash: '#E3F1EB';
        readonly onAccent: '#FFFFFF';
        readonly signal: '#C2541B';
        readonly signalText: '#AB4712';
        readonly signalWash: '#FCEDE3';
        readonly danger: '#B3261E';
        readonly dangerStrong: '#8E1C16';
        readonly dangerWash: '#FBE9E7';
        readonly onDanger: '#FFFFFF';
        readonly warning: '#8A5A00';
        readonly warningWash: '#FBF0D9';
        readonly success: '#1E6B34';
        readonly successWash: '#E5F2E6';
        readonly info: '#1F5FA8';
        readonly infoWash: '#E6EFF9';
        readonly scrim: '#14171F73';
    };
    readonly dark: {
        readonly paper: '#0F1215';
        readonly surface: '#171B20';
        readonly sunken: '#0B0D10';
        readonly ink: '#ECEEF2';
        readonly inkSoft: '#B4BAC6';
        readonly inkFaint: '#8B93A1';
        readonly line: '#272D35';
        readonly lineStrong: '#3A424D';
        readonly lineControl: '#6B7482';
        readonly accent: '#4FC79C';
        readonly accentStrong: '#7BD9B6';
        readonly accentWash: '#12302A';
        readonly onAccent: '#06241B';
        readonly signal: '#F0935F';
        readonly signalText: '#F0935F';
        readonly signalWash: '#3A2316';
        readonly danger: '#F28B82';
        readonly dangerStrong: '#F7ACA5';
        readonly dangerWash: '#3B1A18';
        readonly onDanger: '#2A0B08';
        readonly warning: '#E5B454';
        readonly warningWash: '#362812';
        readonly success: '#7CCB8A';
        readonly successWash: '#15301C';
        readonly info: '#8AB8F0';
        readonly infoWash: '#15283F';
        readonly scrim: '#000000A6';
    };
};
export type ColorRole = keyof typeof palette.light;
export declare const textPairs: readonly (readonly [text: ColorRole, grounds: readonly ColorRole[]])[];
export declare const edgePairs: readonly (readonly [edge: ColorRole, grounds: readonly ColorRole[]])[];
export declare const tints: readonly [{
    readonly light: readonly ['#E3F1EB', '#0A523E'];
    readonly dark: readonly ['#12302A', '#7BD9B6'];
}, {
    readonly light: readonly ['#FCEDE3', '#8F3B0F'];
    readonly dark: readonly ['#3A2316', '#F4AD84'];
}, {
    readonly light: readonly ['#E6EFF9', '#1A4F8C'];
    readonly dark: readonly ['#15283F', '#9DC4F3'];
}, {
    readonly light: readonly ['#F3E8F7', '#6B2F82'];
    readonly dark: readonly ['#2E1B38', '#D3A5E6'];
}, {
    readonly light: readonly ['#FBF0D9', '#714A00'];
    readonly dark: readonly ['#362812', '#EAC26F'];
}, {
    readonly light: readonly ['#FBE7EE', '#8F2450'];
    readonly dark: readonly ['#391828', '#F0A0BF'];
}, {
    readonly light: readonly ['#E4F0F3', '#135662'];
    readonly dark: readonly ['#122D33', '#84CBD9'];
}, {
    readonly light: readonly ['#ECEBF9', '#423C97'];
    readonly dark: readonly ['#201E40', '#B3AEF2'];
}];
