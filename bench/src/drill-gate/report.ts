export interface Tried {
  name: string
  /** Whether it was refused, and for its own reason. */
  isRefused: boolean
  seconds: number
}

/**
 * The section of docs/benchmarks/teams.md.
 *
 * @param run date, machine and load
 */
export function gateSection(tried: Tried[], run: string): string[] {
  const refused = tried.filter(({ isRefused }) => isRefused).length
  const seconds = tried.map((one) => one.seconds).sort((a, b) => a - b)
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0
  const rows = tried.map(
    (one) => `| ${one.name} | ${one.isRefused ? 'refused' : '**not refused**'} | ${one.seconds.toFixed(1)} |`,
  )
  return [
    '## Bad releases at the gate',
    `${refused} of ${tried.length} releases with one fault each were refused for it before they were live; half of them within ${median.toFixed(1)} s (${run}).`,
    ['| fault | gate | seconds |', '| --- | --- | --: |', ...rows].join('\n'),
  ]
}
