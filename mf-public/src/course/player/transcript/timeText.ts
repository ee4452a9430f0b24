/** `0:05`, `12:40` or `1:02:03`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const short = `${minutes}:${two(Math.floor(seconds) % 60)}`
  return hours === 0 ? short : `${hours}:${short.padStart(5, '0')}`
}
