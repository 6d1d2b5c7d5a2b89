// Shared modules are not there before the share scope is: the entry of a stock host is one dynamic import.
void import('../../../shell/src/boot/main.tsx')
