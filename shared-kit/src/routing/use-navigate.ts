import { usePlatform } from '../remote/platform.tsx'

/** The shell's `navigate`: takes a path below the language, made by `urls`. */
export const useNavigate = () => usePlatform().navigate
