import type { Status } from '../facts/status'

const TEXTS: Record<Status, string> = {
  within: 'Within its budget',
  over: 'Over its budget',
  unclear: 'Too few browsers to say',
  unused: 'No browsers today',
  unknown: 'No numbers',
}

const SIGNS: Record<Status, string> = { within: '✓', over: '!', unclear: '–', unused: '–', unknown: '?' }

export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={`badge ${status}`}>
      <span aria-hidden="true">{SIGNS[status]}</span> {TEXTS[status]}
    </span>
  )
}
