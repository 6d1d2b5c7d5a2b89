/** Seconds as minutes and seconds, such as 1:05. */
export const formatLength = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
